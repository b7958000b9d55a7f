import type { Piece } from "../markdown/markdown.ts";
import type { Range } from "./messages.ts";

/** How a job sends a part of its result before the rest, and reads its file. */
export interface Outlets {
	piece(piece: Piece): void;
	read(range: Range): Promise<Uint8Array | undefined>;
}
