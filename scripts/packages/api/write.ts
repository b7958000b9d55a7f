import { join } from "node:path";
import { unpacked } from "../pack.ts";
import { manifestIn, PUBLISHED } from "../rooms.ts";
import { offeredBy } from "../surface/surface.ts";
import { apiPage } from "./page.ts";

/** Where the API pages begin among the pages of the docs. */
const FIRST = 40;

/** The path of the API page of a room, below the project: `docs/api-code.md`. */
export const pagePath = (room: string): string => `docs/api-${room.split("/").at(-1)}.md`;

/** The API page of a room, whose package has been unpacked. */
export function apiPageOf(project: string, room: string): string {
	const { name, description = "" } = manifestIn(project, room);
	const order = FIRST + PUBLISHED.indexOf(room);
	return apiPage({ name, description, order, offered: offeredBy(join(project, unpacked(name))) });
}
