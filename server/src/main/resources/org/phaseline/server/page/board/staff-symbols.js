// @ts-check
// The symbols of staff maps, after the conventions of APP-6: what stands in a frame of 30 by 20 about the middle. Lines
// that end at the frame are drawn to its edge.
/** @import { Shape } from "./drawings.js" */

const CROSS = "M-15-10 15 10M15-10-15 10";
const TRACK = "M-5.500-5H5.500A5 5 0 0 1 5.500 5H-5.500A5 5 0 0 1-5.500-5Z";

/** @type {Record<string, Shape[]>} */
export const STAFF_SYMBOLS = {
  infantry: [["line", CROSS]],
  airborne: [
    ["line", CROSS],
    ["line", "M-6 9.200A3 3 0 0 1 0 9.200 3 3 0 0 1 6 9.2"],
  ],
  mountainTroops: [
    ["line", CROSS],
    ["fill", "M-4.500 10 0 3.500 4.500 10Z"],
  ],
  amphibious: [
    ["line", CROSS],
    ["line", "M-15 0Q-12.500-3.500-10 0T-5 0 0 0 5 0 10 0 15 0"],
  ],
  mechanized: [
    ["line", CROSS],
    ["line", TRACK],
  ],
  motorized: [
    ["line", CROSS],
    ["line", "M0-10V10"],
  ],
  armour: [["line", TRACK]],
  tankDestroyer: [
    ["line", TRACK],
    ["line", "M-15 10 0-10 15 10"],
  ],
  reconnaissance: [["line", "M-15 10 15-10"]],
  artillery: [["dot", [0, 0, 3.4]]],
  rockets: [
    ["dot", [0, 4, 3]],
    ["line", "M-4-1 0-5 4-1M-4-4.500 0-8.500 4-4.5"],
  ],
  mortar: [
    ["ring", [0, 5, 2.6]],
    ["line", "M0 2.400V-7M-3.500-3.500 0-7 3.500-3.5"],
  ],
  machineGun: [["line", "M0 7V-7M-3.500-3.500 0-7 3.500-3.500M-4.500 7H4.5"]],
  antiTank: [["line", "M-15 10 0-10 15 10"]],
  airDefence: [["line", "M-15 10C-13-4 13-4 15 10"]],
  engineer: [["line", "M-8 5V-4H8V5M0-4V5"]],
  bridging: [["line", "M-9.500-6-6-2H6L9.500-6M-9.500 6-6 2H6L9.500 6"]],
  sniper: [["line", "M-10-4.500H-3M3-4.500H10M0-4.500V7"]],
  observer: [
    ["line", "M-8.500 6 0-8 8.500 6Z"],
    ["dot", [0, 1.4, 2]],
  ],
  specialForces: [["line", "M-2.500-5H-9V0H-2.500V5H-9M9.500-5H3V5M3 0H8"]],
  headquarters: [
    ["line", "M-9.500-5V5M-3-5V5M-9.500 0H-3M5.500-5A3.500 5 0 0 1 5.500 5 3.500 5 0 0 1 5.500-5M6.500 2.500 9.500 6"],
  ],
  signals: [["line", "M-15-10 0 3.500V-3.500L15 10"]],
  medical: [["line", "M0-10V10M-15 0H15"]],
  supply: [["line", "M-15 5.500H15"]],
  transport: [
    ["ring", [0, 0, 6.5]],
    ["line", "M-6.500 0H6.500M0-6.500V6.500M-4.600-4.600 4.600 4.600M4.600-4.600-4.600 4.6"],
  ],
  maintenance: [
    ["line", "M-10.500-3.500A3.500 3.500 0 0 1-10.500 3.500M-7 0H7M10.500-3.500A3.500 3.500 0 0 0 10.500 3.5"],
  ],
  helicopter: [["line", "M-9-4.500V4.500L9-4.500V4.500Z"]],
  air: [["fill", "M0 0C3.500-5.500 11-5.500 11 0S3.500 5.500 0 0C-3.500-5.500-11-5.500-11 0S-3.500 5.500 0 0Z"]],
};
