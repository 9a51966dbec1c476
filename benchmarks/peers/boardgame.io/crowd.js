// Plays matches as fast as the server lets it: two connected players each, the next move sent when both have got the last one.
// It speaks to the socket itself, since the peer's own client costs more than its server.
//     node crowd.js PORT MATCHES WARM-UP-SECONDS SECONDS
const { io } = require("socket.io-client");

const [port, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let counting = false;

async function sitDown(matchID) {
  const players = ["0", "1"].map((playerID) => ({ playerID, socket: io(`http://localhost:${port}/duel`, { transports: ["websocket"] }) }));
  let state;
  let sent;
  let seen;
  const move = () => {
    const { playerID, socket } = players[Number(state.ctx.currentPlayer)];
    seen = 0;
    sent = process.hrtime.bigint();
    socket.emit("update", { type: "MAKE_MOVE", payload: { type: "act", args: [], playerID } }, state._stateID, matchID, playerID);
  };
  const came = (next) => {
    state = next;
    if (++seen < players.length) return;
    if (counting) latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
    move();
  };
  await Promise.all(players.map(({ playerID, socket }) => new Promise((synced) => {
    socket.on("sync", (_, { state: first }) => { state = first; synced(); });
    socket.on("update", (_, next) => came(next));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, players.length));
  })));
  move();
}

const pass = (forSeconds) => new Promise((done) => setTimeout(done, forSeconds * 1000));

(async () => {
  for (let i = 0; i < matches; i++) await sitDown(`${process.pid}-${i}`);
  await pass(warmUp);
  counting = true;
  await pass(seconds);
  latencies.sort((a, b) => a - b);
  const millis = (share) => latencies[Math.floor((latencies.length - 1) * share)].toFixed(2);
  console.log(`${Math.round(latencies.length / seconds)} moves/s, p50 ${millis(0.5)} ms, p99 ${millis(0.99)} ms`);
  process.exit(0);
})();
