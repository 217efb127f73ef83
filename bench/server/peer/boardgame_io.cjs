// The same load on boardgame.io: `node boardgame_io.cjs server PORT API_PORT`, and `node boardgame_io.cjs swarm PORT API_PORT TABLES SECONDS`.
// A turn game of cards for two with hidden hands; its server keeps matches in memory, which is its default.
const { performance } = require("node:perf_hooks");
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const CARDS = 120;
const HAND = 10;

const game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => ({ card, flower: card % 4, points: card % 7 })));
    const players = Object.fromEntries(["0", "1"].map((seat) => [seat, { hand: deck.splice(0, HAND) }]));
    return { players, secret: { deck }, garden: { 0: [], 1: [] } };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Not run optimistically by the client: the card that is drawn next is hidden from it.
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const { hand } = G.players[playerID];
        const [laid] = hand.splice(place, 1);
        G.garden[playerID].push(laid);
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.garden[playerID].splice(0));
        hand.push(G.secret.deck.pop());
      },
    },
  },
};

// The lobby API gets its own port: on a shared one, the version of Koa that npm installs does not find the routes.
function serve(port, apiPort) {
  const { Server } = require("boardgame.io/dist/cjs/server.js");
  Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port, lobbyConfig: { apiPort }, callback: () => process.stdout.write("ready\n") });
}

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/games/cards/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Table {
  constructor(port, apiPort) {
    this.port = port;
    this.apiPort = apiPort;
    this.latencies = [];
    this.seen = [-1, -1];
    this.pending = null;
    this.over = false;
  }

  async sit() {
    const { Client } = require("boardgame.io/dist/cjs/client.js");
    const { SocketIO } = require("boardgame.io/dist/cjs/multiplayer.js");
    const { matchID } = await post(this.apiPort, "create", { numPlayers: 2 });
    this.clients = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(this.apiPort, `${matchID}/join`, { playerID, playerName: playerID });
      const multiplayer = SocketIO({ server: `http://127.0.0.1:${this.port}`, socketOpts: { transports: ["websocket"] } });
      const client = Client({ game, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false });
      client.subscribe((state) => state && this.hear(Number(playerID), state));
      client.start();
      this.clients.push(client);
    }
    await new Promise((done) => (this.ready = done));
  }

  hear(seat, state) {
    this.seen[seat] = state._stateID;
    const pending = this.pending;
    if (pending && seat !== pending.seat && state._stateID > pending.id) {
      this.latencies.push(performance.now() - pending.began);
      this.pending = null;
    }
    if (this.seen[0] !== this.seen[1] || this.seen[0] < 0 || this.pending) return;
    if (this.ready) this.ready = this.ready();
    else if (this.playing && !this.over) setImmediate(() => this.move());
  }

  move() {
    if (this.over || this.pending || this.seen[0] !== this.seen[1]) return;
    const state = this.clients[0].getState();
    const seat = Number(state.ctx.currentPlayer);
    this.pending = { seat, id: state._stateID, began: performance.now() };
    this.clients[seat].moves.play(this.latencies.length % HAND);
  }

  begin() {
    this.playing = true;
    this.move();
  }

  stop() {
    this.over = true;
    for (const client of this.clients) client.stop();
  }
}

async function swarm(port, apiPort, count, seconds) {
  const tables = Array.from({ length: count }, () => new Table(port, apiPort));
  for (const table of tables) await table.sit();
  process.stdout.write("seated\n");
  await new Promise((go) => process.stdin.once("data", go));
  const began = performance.now();
  const used = process.cpuUsage();
  for (const table of tables) table.begin();
  await new Promise((end) => setTimeout(end, 1000 * seconds));
  const lasted = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const latencies = tables.flatMap((table) => table.latencies);
  for (const table of tables) table.stop();
  process.stdout.write(`${JSON.stringify({ lasted, busy: (user + system) / 1e6, latencies })}\n`, () => process.exit(0));
}

const [mode, ...numbers] = process.argv.slice(2);
(mode === "server" ? serve : swarm)(...numbers.map(Number));
