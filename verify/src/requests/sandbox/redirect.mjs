/*
 * Preloaded into JavaScript programs: every connection goes to the recorder, whose certificates are trusted through
 * NODE_EXTRA_CA_CERTS, and timers run faster, because waiting for a mocked job proves nothing. Plain JavaScript, because
 * stripping types would take four times as long as starting the program.
 */
import { Socket } from "node:net";

const SPEED = 25;
const RECORDER = { host: "127.0.0.1", port: Number(process.env["RECORDER_PORT"]) };

const { connect } = Socket.prototype;
Socket.prototype.connect = function (first, ...rest) {
	if (!Array.isArray(first)) return connect.call(this, redirected(first), ...rest);
	first[0] = redirected(first[0]);
	return connect.call(this, first, ...rest);
};

/** The options of a connection, with the address of the recorder; no program here connects with a port alone. */
function redirected(options) {
	if (typeof options !== "object" || options === null) throw new TypeError("A connection without options.");
	return { ...options, ...RECORDER };
}

const { setTimeout: realSetTimeout } = globalThis;
const fasterSetTimeout = (run, delay = 0, ...args) => realSetTimeout(run, isFetch() ? delay : delay / SPEED, ...args);
globalThis.setTimeout = Object.defineProperties(fasterSetTimeout, Object.getOwnPropertyDescriptors(realSetTimeout));

/** Whether `fetch` sets the timer: the time limit of a connection must not be shortened. */
function isFetch() {
	return new Error("caller").stack.includes("node:internal/deps/undici");
}
