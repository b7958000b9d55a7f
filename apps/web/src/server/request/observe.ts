import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { isProbe } from "../health/probes.ts";
import type { ClientOf } from "./client.ts";
import type { OnFinished } from "./finished.ts";
import { givenOrNewId, ID_HEADER } from "./requestId.ts";
import { routeOf } from "./route.ts";
import { factsOf, statusOf } from "./sent.ts";

/** What watches the requests of the app. */
export interface Observer {
	readonly started: () => void;
	readonly finished: OnFinished;
	readonly clientOf: ClientOf;
}

/** Gives each request an id, which the answer names, and reports each request except probes to the observer. */
export function observeRequests(observer: Observer | undefined): MiddlewareHandler {
	return async (context, next) => {
		const id = givenOrNewId(context.req.header(ID_HEADER));
		context.set("requestId", id);
		if (observer !== undefined && !isProbe(context.req.path)) observe(context, id, observer);
		await next();
		context.res.headers.set(ID_HEADER, id);
	};
}

/** The objects of Node behind a request; absent where the app is called without a server. */
interface Bindings {
	readonly incoming?: IncomingMessage;
	readonly outgoing?: ServerResponse;
}

function observe(context: Context, id: string, { started, finished, clientOf }: Observer): void {
	const { incoming, outgoing } = (context.env ?? {}) as Bindings;
	if (incoming === undefined || outgoing === undefined) return;
	const { socket } = incoming;
	const [time, start, before] = [new Date().toISOString(), performance.now(), socket.bytesWritten];
	const facts = { time, id, ...factsOf(incoming), client: clientOf(incoming) };
	started();
	outgoing.once("close", () => {
		finished({
			...facts,
			route: routeOf(context),
			status: statusOf(outgoing),
			bytes: socket.bytesWritten - before,
			ms: performance.now() - start,
		});
	});
}
