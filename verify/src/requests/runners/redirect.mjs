/*
 * Loaded before a JavaScript program: whatever it connects to is the recorder, whose certificates NODE_EXTRA_CA_CERTS
 * makes it trust. Its clock runs faster, since waiting for a job that is known to be done proves nothing. Plain
 * JavaScript, because taking types away costs each program four times its own start.
 */
import { Socket } from "node:net";

const FASTER = 25;
const RECORDER = { host: "127.0.0.1", port: Number(process.env["RECORDER_PORT"]) };

const { connect } = Socket.prototype;
Socket.prototype.connect = function (first, ...rest) {
	if (!Array.isArray(first)) return connect.call(this, redirected(first), ...rest);
	first[0] = redirected(first[0]);
	return connect.call(this, first, ...rest);
};

/** The options of a connection with another place to go to; a port alone is none, and no program here gives one. */
function redirected(options) {
	if (typeof options !== "object" || options === null) throw new TypeError("A connection without options.");
	return { ...options, ...RECORDER };
}

const { setTimeout: later } = globalThis;
const sooner = (run, delay = 0, ...args) => later(run, isFetch() ? delay : delay / FASTER, ...args);
globalThis.setTimeout = Object.defineProperties(sooner, Object.getOwnPropertyDescriptors(later));

/** Whether the runtime itself waits, for how long a connection may take: that is no wait to shorten. */
function isFetch() {
	return new Error("who waits?").stack.includes("node:internal/deps/undici");
}
