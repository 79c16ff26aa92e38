/** What the panel at the end of a match says to the people at this device. */
import type { FinishTold, Outcome, SeatNow, Told } from "../protocol";

export interface Line {
  seats: string[];
  told: Told;
}

/** The lines for the seats of this device: first for those who have not won. The members of a team share theirs. */
export function linesFor(own: readonly SeatNow[], { winners }: Outcome, finish: FinishTold | null | undefined): Line[] {
  const lines: Line[] = [];
  const hasWon = ({ seat }: SeatNow) => winners.includes(seat);
  for (const { seat } of [...own].sort((one, other) => Number(hasWon(one)) - Number(hasWon(other)))) {
    const told = finish?.lines[seat];
    const same = lines.find((line) => JSON.stringify(line.told) === JSON.stringify(told));
    if (same) same.seats.push(seat);
    else if (told) lines.push({ seats: [seat], told });
  }
  return lines;
}
