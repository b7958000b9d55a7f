import type { Server } from "node:http";

/** Milliseconds in which a reader must take a byte of its answer. */
const PATIENCE = 60_000;

/**
 * Ends connections on which nothing was received and no byte of an answer was taken for a while. Answers are read from
 * their files only as fast as they are taken, so a reader that stalls holds an open file and a piece of it.
 */
export function endStalledReaders(http: Server, patience = PATIENCE): void {
	http.setTimeout(patience, (socket) => socket.destroy());
}
