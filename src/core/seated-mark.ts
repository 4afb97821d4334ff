// core/seated-mark.ts: the name of the note in localStorage that this device has ever sat at a table, so that the start page
// loads nothing to find out that there is none.
export const seatedMark = 'dubito.seated';
