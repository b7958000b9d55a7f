import { accessTo } from "./access/access.ts";
import { ignoredOf } from "./ignored.ts";
import { withFile } from "./request/files.ts";
import { requestOf } from "./request/request.ts";
import type { Ask, Draft, Payload, Target } from "./stages.ts";

/** The call without the model's name: its request, and what the hub's clients get. */
export function drafted(ask: Ask, payload: Payload, target: Target): Draft {
	const { task, kind, streaming, route, options } = ask;
	const access = accessTo(ask, target);
	const { label, client } = access;
	const sent = withFile(ask, payload, target);
	const request = requestOf(ask, sent, target, access);
	return {
		task,
		kind,
		streaming,
		route,
		...(options.billTo && access.billing !== "none" && { billTo: options.billTo }),
		...("provider" in target && { provider: target.provider }),
		...(label !== undefined && { label }),
		isGuessed: target.isGuessed,
		payload: sent,
		ignored: ignoredOf(ask, access),
		...(request && { request }),
		...(client && { client }),
	};
}
