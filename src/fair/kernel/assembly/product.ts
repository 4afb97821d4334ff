// kernel/assembly/product.ts: products and squares modulo p = 2^255 − 19; what a number looks like says field.ts.
//
// Bounds. A column of a product is largest in limb 0: one e·f, 4 even pairs · 19 and 5 odd pairs · 38 of a quarter the size,
// 124.5 · 2^52 for a unit times a unit. So 16 of those stay below 2^62.98, with the odd limbs' 2^17 (which make 0.8 %) and
// the carries (< 2^38) counted in.

const mask26: i64 = (1 << 26) - 1;
const mask25: i64 = (1 << 25) - 1;

/**
 * r = a·b. With x = 2^51, a = E(x) + 2^26·O(x), and x^5 = 19: three products of five limbs instead of four, because
 * E·Q + O·F = (E + O)(F + Q) − E·F − O·Q (Karatsuba). Sums may wrap around 2^64 on their way, the columns do not.
 */
export function mul(r: usize, a: usize, b: usize): void {
  let e0: i64 = load<i32>(a);
  let e1: i64 = load<i32>(a, 8);
  let e2: i64 = load<i32>(a, 16);
  let e3: i64 = load<i32>(a, 24);
  let e4: i64 = load<i32>(a, 32);
  let f0: i64 = load<i32>(b);
  let f1: i64 = load<i32>(b, 8);
  let f2: i64 = load<i32>(b, 16);
  let f3: i64 = load<i32>(b, 24);
  let f4: i64 = load<i32>(b, 32);
  let g1 = 19 * f1;
  let g2 = 19 * f2;
  let g3 = 19 * f3;
  let g4 = 19 * f4;
  const p0 = e0 * f0 + e1 * g4 + e2 * g3 + e3 * g2 + e4 * g1;
  const p1 = e0 * f1 + e1 * f0 + e2 * g4 + e3 * g3 + e4 * g2;
  const p2 = e0 * f2 + e1 * f1 + e2 * f0 + e3 * g4 + e4 * g3;
  const p3 = e0 * f3 + e1 * f2 + e2 * f1 + e3 * f0 + e4 * g4;
  const p4 = e0 * f4 + e1 * f3 + e2 * f2 + e3 * f1 + e4 * f0;

  let o0: i64 = load<i32>(a, 4);
  let o1: i64 = load<i32>(a, 12);
  let o2: i64 = load<i32>(a, 20);
  let o3: i64 = load<i32>(a, 28);
  let o4: i64 = load<i32>(a, 36);
  f0 = load<i32>(b, 4);
  f1 = load<i32>(b, 12);
  f2 = load<i32>(b, 20);
  f3 = load<i32>(b, 28);
  f4 = load<i32>(b, 36);
  g1 = 19 * f1;
  g2 = 19 * f2;
  g3 = 19 * f3;
  g4 = 19 * f4;
  const q0 = o0 * f0 + o1 * g4 + o2 * g3 + o3 * g2 + o4 * g1;
  const q1 = o0 * f1 + o1 * f0 + o2 * g4 + o3 * g3 + o4 * g2;
  const q2 = o0 * f2 + o1 * f1 + o2 * f0 + o3 * g4 + o4 * g3;
  const q3 = o0 * f3 + o1 * f2 + o2 * f1 + o3 * f0 + o4 * g4;
  const q4 = o0 * f4 + o1 * f3 + o2 * f2 + o3 * f1 + o4 * f0;

  e0 += o0;
  e1 += o1;
  e2 += o2;
  e3 += o3;
  e4 += o4;
  f0 += <i64>load<i32>(b);
  f1 += <i64>load<i32>(b, 8);
  f2 += <i64>load<i32>(b, 16);
  f3 += <i64>load<i32>(b, 24);
  f4 += <i64>load<i32>(b, 32);
  g1 = 19 * f1;
  g2 = 19 * f2;
  g3 = 19 * f3;
  g4 = 19 * f4;
  o0 = e0 * f0 + e1 * g4 + e2 * g3 + e3 * g2 + e4 * g1 - p0 - q0;
  o1 = e0 * f1 + e1 * f0 + e2 * g4 + e3 * g3 + e4 * g2 - p1 - q1;
  o2 = e0 * f2 + e1 * f1 + e2 * f0 + e3 * g4 + e4 * g3 - p2 - q2;
  o3 = e0 * f3 + e1 * f2 + e2 * f1 + e3 * f0 + e4 * g4 - p3 - q3;
  o4 = e0 * f4 + e1 * f3 + e2 * f2 + e3 * f1 + e4 * f0 - p4 - q4;
  // (2^26)² = 2·2^51: O·Q moves up one place, doubled, and from the last place to the first times 19.
  e0 = p0 + 38 * q4;
  e1 = p1 + 2 * q0;
  e2 = p2 + 2 * q1;
  e3 = p3 + 2 * q2;
  e4 = p4 + 2 * q3;

  // Two chains of carries at once, from limb 0 and from limb 4. They round down: what stays is never negative.
  let c = e0 >> 26;
  let d = e2 >> 26;
  o0 += c;
  o2 += d;
  e0 &= mask26;
  e2 &= mask26;
  c = o0 >> 25;
  d = o2 >> 25;
  e1 += c;
  e3 += d;
  o0 &= mask25;
  o2 &= mask25;
  c = e1 >> 26;
  d = e3 >> 26;
  o1 += c;
  o3 += d;
  e1 &= mask26;
  e3 &= mask26;
  c = o1 >> 25;
  d = o3 >> 25;
  e2 += c;
  e4 += d;
  o1 &= mask25;
  o3 &= mask25;
  c = e2 >> 26; // < 2^12
  d = e4 >> 26;
  o2 += c;
  o4 += d;
  e2 &= mask26;
  e4 &= mask26;
  d = o4 >> 25; // < 2^38
  e0 += 19 * d;
  o4 &= mask25;
  c = e0 >> 26; // < 2^17
  o0 += c;
  e0 &= mask26;
  store10(r, e0, o0, e1, o1, e2, o2, e3, o3, e4, o4);
}

/** r = a^(2^n), n ≥ 1: squared n times, the limbs in registers meanwhile. Three squares of five limbs, as in mul. */
export function square(r: usize, a: usize, n: i32 = 1): void {
  let e0: i64 = load<i32>(a);
  let o0: i64 = load<i32>(a, 4);
  let e1: i64 = load<i32>(a, 8);
  let o1: i64 = load<i32>(a, 12);
  let e2: i64 = load<i32>(a, 16);
  let o2: i64 = load<i32>(a, 20);
  let e3: i64 = load<i32>(a, 24);
  let o3: i64 = load<i32>(a, 28);
  let e4: i64 = load<i32>(a, 32);
  let o4: i64 = load<i32>(a, 36);
  do {
    let s3 = 19 * e3;
    let s4 = 19 * e4;
    const p0 = e0 * e0 + 2 * (e1 * s4 + e2 * s3);
    const p1 = 2 * (e0 * e1 + e2 * s4) + e3 * s3;
    const p2 = 2 * (e0 * e2 + e3 * s4) + e1 * e1;
    const p3 = 2 * (e0 * e3 + e1 * e2) + e4 * s4;
    const p4 = 2 * (e0 * e4 + e1 * e3) + e2 * e2;
    e0 += o0;
    e1 += o1;
    e2 += o2;
    e3 += o3;
    e4 += o4;
    s3 = 19 * o3;
    s4 = 19 * o4;
    const q0 = o0 * o0 + 2 * (o1 * s4 + o2 * s3);
    const q1 = 2 * (o0 * o1 + o2 * s4) + o3 * s3;
    const q2 = 2 * (o0 * o2 + o3 * s4) + o1 * o1;
    const q3 = 2 * (o0 * o3 + o1 * o2) + o4 * s4;
    const q4 = 2 * (o0 * o4 + o1 * o3) + o2 * o2;
    s3 = 19 * e3;
    s4 = 19 * e4;
    o0 = e0 * e0 + 2 * (e1 * s4 + e2 * s3) - p0 - q0;
    o1 = 2 * (e0 * e1 + e2 * s4) + e3 * s3 - p1 - q1;
    o2 = 2 * (e0 * e2 + e3 * s4) + e1 * e1 - p2 - q2;
    o3 = 2 * (e0 * e3 + e1 * e2) + e4 * s4 - p3 - q3;
    o4 = 2 * (e0 * e4 + e1 * e3) + e2 * e2 - p4 - q4;
    e0 = p0 + 38 * q4;
    e1 = p1 + 2 * q0;
    e2 = p2 + 2 * q1;
    e3 = p3 + 2 * q2;
    e4 = p4 + 2 * q3;

    let c = e0 >> 26;
    let d = e2 >> 26;
    o0 += c;
    o2 += d;
    e0 &= mask26;
    e2 &= mask26;
    c = o0 >> 25;
    d = o2 >> 25;
    e1 += c;
    e3 += d;
    o0 &= mask25;
    o2 &= mask25;
    c = e1 >> 26;
    d = e3 >> 26;
    o1 += c;
    o3 += d;
    e1 &= mask26;
    e3 &= mask26;
    c = o1 >> 25;
    d = o3 >> 25;
    e2 += c;
    e4 += d;
    o1 &= mask25;
    o3 &= mask25;
    c = e2 >> 26;
    d = e4 >> 26;
    o2 += c;
    o4 += d;
    e2 &= mask26;
    e4 &= mask26;
    d = o4 >> 25;
    e0 += 19 * d;
    o4 &= mask25;
    c = e0 >> 26;
    o0 += c;
    e0 &= mask26;
  } while (--n > 0);
  store10(r, e0, o0, e1, o1, e2, o2, e3, o3, e4, o4);
}

function store10(
  r: usize,
  h0: i64,
  h1: i64,
  h2: i64,
  h3: i64,
  h4: i64,
  h5: i64,
  h6: i64,
  h7: i64,
  h8: i64,
  h9: i64,
): void {
  store<i32>(r, <i32>h0);
  store<i32>(r, <i32>h1, 4);
  store<i32>(r, <i32>h2, 8);
  store<i32>(r, <i32>h3, 12);
  store<i32>(r, <i32>h4, 16);
  store<i32>(r, <i32>h5, 20);
  store<i32>(r, <i32>h6, 24);
  store<i32>(r, <i32>h7, 28);
  store<i32>(r, <i32>h8, 32);
  store<i32>(r, <i32>h9, 36);
}
