import type { Health, IndexStatus } from "../../api/maintenance.ts";

/** The health of an index as a part of its status. */
export const printedHealth = ({
	state,
	engine,
	problems,
}: Health): Pick<IndexStatus, "state" | "engine" | "problems"> => ({
	state,
	engine,
	problems: problems.map(({ message }) => message),
});
