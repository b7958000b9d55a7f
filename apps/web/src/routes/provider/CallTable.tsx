import { CHAT } from "@vitrine/inference";
import type { ReactElement } from "react";
import { Unknown } from "../../ui/marks/Numbers.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { answerText, bodyText, type ProviderCall } from "./calls.ts";

/** The tasks of a provider: the address, the request and the response of each. */
export function CallTable({ calls }: { readonly calls: readonly ProviderCall[] }): ReactElement {
	return (
		<Scroll label="Tasks and their addresses">
			<table className="table calls labelled">
				<caption className="hidden">Tasks and their addresses</caption>
				<thead>
					<tr>
						<th scope="col">Task</th>
						<th scope="col">POST to</th>
						<th scope="col">Request</th>
						<th scope="col">Response</th>
					</tr>
				</thead>
				<tbody>
					{calls.map((call) => (
						<CallRow key={call.task} call={call} />
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

function CallRow({ call: { task, request } }: { readonly call: ProviderCall }): ReactElement {
	return (
		<tr>
			{/* Chat is a way to call two tasks, not a task. */}
			<th scope="row">{task === CHAT ? "Chat" : <TaskLink id={task} />}</th>
			<td>{request === undefined ? <Unknown /> : <code>{request.url}</code>}</td>
			<td data-label="Request:">{request === undefined ? <Unknown /> : bodyText(request)}</td>
			<td data-label="Response:">{request === undefined ? <Unknown /> : answerText(request)}</td>
		</tr>
	);
}
