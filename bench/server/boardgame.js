// boardgame.io's server with the game of discs, to be measured beside ours: node boardgame.js PORT [FOLDER]
//
// In memory, or with a folder on files. The rules are ours without what would only cost it time: a move is checked as
// strictly, but nobody is told which moves are legal, nothing is hidden, and there is no undo and no draw.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const DISCS = 8, HEIGHT = 3, GOAL = 5;
const HAND = 0, EMPTY = 1, FULL = 1 << HEIGHT;

function setup() {
  const piles = Array(2 * FULL).fill(0);
  piles[EMPTY] = 2 * DISCS;
  return { hand: [DISCS, DISCS], uncovered: [0, 0], piles, last: 0 };
}

function isLegal(G, seat, origin, target) {
  const isLone = origin >> 1 === EMPTY;
  if (origin === HAND ? G.hand[seat] === 0 : !(G.piles[origin] > (origin === G.last ? 1 : 0))) return false;
  if (target < (isLone ? 2 : EMPTY) || target >= FULL) return false;
  return G.piles[target] > (target === origin ? 1 : 0);
}

function lift(G, origin) {
  const below = origin >> 1;
  G.piles[origin] -= 1;
  G.piles[below] += 1;
  G.uncovered[origin & 1] -= 1;
  if (below !== EMPTY) G.uncovered[below & 1] += 1;
  return origin & 1;
}

function lay(G, disc, target) {
  G.last = (target << 1) | disc;
  G.piles[target] -= 1;
  G.piles[G.last] += 1;
  G.uncovered[disc] += 1;
  if (target !== EMPTY) G.uncovered[target & 1] -= 1;
}

const discs = {
  name: "discs",
  setup,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, origin, target) => {
      const seat = Number(playerID);
      if (!isLegal(G, seat, origin, target)) return INVALID_MOVE;
      if (origin === HAND) G.hand[seat] -= 1;
      lay(G, origin === HAND ? seat : lift(G, origin), target);
    },
  },
  endIf: ({ G }) => {
    const winner = G.uncovered.findIndex((count) => count >= GOAL);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [discs], db, origins: [Origins.LOCALHOST] }).run({ port: { port: Number(port), host: "127.0.0.1" } });
