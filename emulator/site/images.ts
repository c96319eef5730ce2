/** The pictures of a site: a drawn buoy and a chart. */

import { type Colour, encodePng } from './png.ts';
import { seededRandom } from './seeded-random.ts';

/** `assets/buoy.svg`: readable at icon size and as an illustration, on light and on dark paper. */
export const BUOY_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img" aria-label="A weather buoy">
  <clipPath id="porthole"><circle cx="120" cy="120" r="118"/></clipPath>
  <g clip-path="url(#porthole)">
    <path d="M0 0h240v240H0z" fill="#cfe6f7"/>
    <circle cx="120" cy="52" r="26" fill="#fff3b8"/>
    <path d="M113 42h14v16h-14z" fill="#f5b301"/>
    <path d="M117 58h6v18h-6z" fill="#38485a"/>
    <path d="M104 76h32l14 72H90z" fill="#f5b301"/>
    <path d="M100 96h40l4 20H96z" fill="#fff"/>
    <path d="M66 148h108l-14 34H80z" fill="#d8432e"/>
    <path d="M0 160q20 14 40 0t40 0 40 0 40 0 40 0 40 0v80H0z" fill="#1f7bc1"/>
    <path d="M20 192q20 14 40 0t40 0 40 0 40 0 40 0" fill="none" stroke="#8cc4ee" stroke-width="5" stroke-linecap="round"/>
  </g>
</svg>
`;

const WIDTH = 720;
const HEIGHT = 260;
const MARGIN = 20;
const YEARS = 10;
const PALETTE: readonly Colour[] = [
  [250, 252, 254],
  [222, 230, 238],
  [186, 215, 240],
  [10, 102, 183],
];
const [PAPER, GRID, WATER, CREST] = [0, 1, 2, 3];

/** `assets/wave-heights.png`: a chart of ten years of waves; the site's one binary file. */
export function waveChart(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const random = seededRandom(7);
  const floor = HEIGHT - MARGIN;
  let gust = 0;
  for (let x = MARGIN; x < WIDTH - MARGIN; x++) {
    for (let y = MARGIN; y <= floor; y += 55) pixels[y * WIDTH + x] = GRID;
    gust = (gust * 4 + random.integer(0, 40)) / 5;
    const winter = 30 * (1 + Math.cos((2 * Math.PI * YEARS * x) / WIDTH));
    const storm = 80 / (1 + ((x - WIDTH / 2) / 3) ** 2);
    const surface = Math.round(floor - 20 - gust - winter - storm);
    for (let y = surface; y < floor; y++) pixels[y * WIDTH + x] = y < surface + 3 ? CREST : WATER;
  }
  return encodePng(WIDTH, HEIGHT, PALETTE, pixels);
}
