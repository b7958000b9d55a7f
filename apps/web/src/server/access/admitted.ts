import type { MiddlewareHandler } from "hono";
import type { Refuse } from "./guard.ts";

/** Refuses readers as `refuse` does, but only as many at a time as `shed` admits: the page to sign in is rendered. */
export const admitted =
	(shed: MiddlewareHandler, refuse: Refuse): Refuse =>
	async (context, refusal) => {
		let answer: Response | undefined;
		const shedAnswer = await shed(context, async () => void (answer = await refuse(context, refusal)));
		return (answer ?? shedAnswer)!;
	};
