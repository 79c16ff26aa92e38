/** The two cats, part by part: Max is round and soft, Kasimir slim, tall and proud. Both look to the right. */
import type { CatName, Pose } from "./characters";

interface Ear {
  outer: string;
  inner: string;
  /** Where it is fixed. */
  root: string;
}
export interface Coat {
  /** Their bodies: as they sit, run and lie. */
  sitting: string;
  running: string;
  lying: string;
  /** What is white on the sitting body. */
  bib: string;
  head: string;
  ears: [Ear, Ear];
  muzzle: string;
  /** What is drawn on the head and on the sides, as lines: while it runs, the sides are its back. */
  stripes: string;
  sides: string;
  back: string;
  eyes: { x: number; y: number; rx: number; ry: number }[];
  nose: string;
  whiskers: string;
  /** The line of the mouth by pose, and the open one. */
  mouths: Partial<Record<Pose, string>> & { idle: string };
  laugh: string;
  tails: Partial<Record<Pose, string>> & { idle: string };
  /** The front paws, sitting, and where a lifted one begins. */
  paws: { x: number; y: number }[];
  /** How the head is moved on the running and the lying body. */
  lowered: { run: string; asleep: string };
}

const MAX: Coat = {
  sitting: "M-25 15C-28 3-20-8 1-8s29 11 26 23q-.8 3.500-4 3.500h-44Q-24.200 18.500-25 15z",
  running: "M-27 8C-28-3-17-8-3-8S19-4 20 4s-5 9.500-11 9.500h-27Q-26 13.500-27 8z",
  lying: "M-28 14C-28 3-17-3 1-3s28 7 27 16q-.6 5.500-6 5.500h-45Q-28 18.500-28 14z",
  bib: "M-10 18.500C-12 9-6 2 3 2s14 8 12.500 16.500z",
  head: "M-16-8C-16-18-8-22 2-22s18 4 18 14l4 3-4.500 2C17.500 4 10.500 7 2 7S-13.500 4-15.500-3L-20-5z",
  ears: [
    { outer: "M-14.500-12C-15-18-15.500-22-14.500-25q.6-1.500 2-.8c3.500 1.500 6.500 3.800 8.500 6.800z", inner: "M-12-15c-.4-3-.5-5-.2-7 2 1 3.500 2.200 4.800 3.800z", root: "-10px -16px" },
    { outer: "M18.500-12c.5-6 1-8 .2-11l-2.600 1.800-.4-3.600c-4 1.600-6.600 3.200-8.700 5.800z", inner: "M16-15c.3-2 .3-3.400.1-4.800-2 .8-3.200 1.600-4.400 2.900z", root: "14px -16px" },
  ],
  muzzle: "M2.500-3.500c2-1.600 8.500-1 9 3.200S7 6.500 2.500 6.500-7 4-6.500-.3s7-4.800 9-3.200z",
  stripes: "M-2.500-21.500v5.500M2.500-22v7M7.500-21.500v5.500M-16-9.500l5.500 1M-15.500-5.500l5 .2M20-9.500l-4.500 1M20-5.500l-4.500.2",
  back: "M-19-4v6M-12-6v7M-5-7v6",
  sides: "M-23 3.500l7.500 2.500M-25 9l8 .8M-25 14l8-.6M26 4.500l-6.500 2.300M27.500 10l-7 .7",
  eyes: [{ x: -4.8, y: -9, rx: 4.3, ry: 4.9 }, { x: 9.8, y: -9, rx: 4.1, ry: 4.8 }],
  nose: "M-.5-4.200q3-1.600 6 0-.8 3-3 3.600-2.200-.6-3-3.600z",
  whiskers: "M-7-1.500l-9-1.500M-7 1.200l-9 1.800M12-1.500l9-1.500M12 1.200l9 1.800",
  mouths: { idle: "M-2.500 1.500q2.500 2.700 5-.6 2.500 3.300 5 .6", fear: "M-1.500 3.500q2-2.500 4 0t4 0", sulk: "M-2 4q4.500-3.500 9 0", caught: "M-2 4q4.500-3 9 0" },
  laugh: "M-3.500 1q6 2 12 0c.4 5-3 6.500-6 6.500s-6.400-1.500-6-6.500z",
  tails: { idle: "M-21 14c-11 2-13-8-8-14", joy: "M-21 14c-10-1-11-12-6-20", run: "M-24 3c-6-2-8-7-12-7", sulk: "M-20 16c-6 2-10 2-13 0", asleep: "M-24 13c-6 8 6 7 16 5", fear: "M-21 14c-9 0-11-10-7-22" },
  paws: [{ x: -4, y: 17 }, { x: 9, y: 17 }],
  lowered: { run: "translate(11px, 1px)", asleep: "translate(4px, 9px) rotate(8deg)" },
};

const KASIMIR: Coat = {
  sitting: "M-15 14C-18 6-12-3 2-3s17 8 15.500 17q-.6 4.500-4 4.500h-24q-3.500 0-4.500-4.500z",
  running: "M-27 4C-26-4-16-6-4-6s19 0 22 6-2 10-8 10h-24C-23 10-27.500 9-27 4z",
  lying: "M-24 14C-24 5-14 1 1 1s24 5 23 13q-.5 4.500-5 4.500h-38q-5 0-5-4.500z",
  bib: "M2.500 1c6 2 8 9 5.500 17.500H-3C-5.500 10-3.500 3 2.500 1z",
  head: "M-11-13C-11-20-4-22 2-22s13 2 13 9c0 5-3 9-7 12q-6 4-12 0c-4-3-7-7-7-12z",
  ears: [
    { outer: "M-10.500-13.500C-13-19-14-24-13.600-28.500c5 1.600 9.300 5 12.600 9z", inner: "M-9.500-16.500c-1.200-3-1.800-5-2-8 2.700 1.300 5 3 6.800 5.200z", root: "-7px -18px" },
    { outer: "M14.500-13.500c2.500-5.500 3.500-10.500 3.100-15-5 1.600-9.300 5-12.600 9z", inner: "M13.500-16.500c1.200-3 1.800-5 2-8-2.700 1.300-5 3-6.800 5.200z", root: "11px -18px" },
  ],
  muzzle: "M2-20.500c1.300 5 1.500 8.500 4 11.500 2 2.500 3 4.500 1.800 7.500q-5.800 4.500-11.600 0C-5-4.500-4-6.500-2-9c2.500-3 2.700-6.500 4-11.500z",
  stripes: "",
  back: "",
  sides: "M-14 9.500q2-3.500 5-4.500",
  eyes: [{ x: -4.3, y: -10.5, rx: 3.7, ry: 3.6 }, { x: 8.3, y: -10.5, rx: 3.7, ry: 3.6 }],
  nose: "M0-5.500q2-1 4 0-.5 2.200-2 2.700-1.500-.5-2-2.700z",
  whiskers: "M-5-2.500l-10-2.500M-5-.8l-10 1.300M9-2.500l10-2.500M9-.8l10 1.300",
  mouths: { idle: "M-1-.8q1.800 1.800 3-.3 1.500 2.200 4.500-.7", fear: "M-1 .8q1.500-2 3 0t3 0", sulk: "M-1 .8q3-2.600 6 0", caught: "M-1 .8q3-2.300 6 0" },
  laugh: "M-2-1.500q4 1.400 8 0c0 4-2 5-4 5s-4-1-4-5z",
  tails: { idle: "M-12 16c-13 3-15-6-10-13s5-14-2-18", joy: "M-12 16c-13 0-14-10-10-17s3-14 9-17", run: "M-25 2c-5-3-6-9-12-8", sulk: "M-12 17c-8 2-13 2-17-1", asleep: "M-21 14c-8 7 6 7 18 4", fear: "M-12 16c-12 0-12-10-9-18s1-12-1-16" },
  paws: [{ x: -2.5, y: 17.2 }, { x: 8, y: 17.2 }],
  lowered: { run: "translate(14px, 6px)", asleep: "translate(3px, 14px) rotate(7deg)" },
};

export const COATS: Record<CatName, Coat> = { max: MAX, kasimir: KASIMIR };
