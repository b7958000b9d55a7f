import type { ReactElement } from "react";
import { highlight } from "../../../highlight/highlight.ts";
import { CodeBlock } from "../../../ui/text/CodeBlock.tsx";
import type { ExampleRequest } from "./requests.ts";

/** A request: the command to copy, and a form that sends it. Without JavaScript, a GET is a link. */
export function Trial({
	request: { method, address, body, curl },
}: {
	readonly request: ExampleRequest;
}): ReactElement {
	const name = `${method} ${address}`;
	return (
		<div className="api-trial">
			<CodeBlock html={highlight(curl, "sh")} label="curl" />
			<form action={address} data-api-request={method} className="needs-js" autoComplete="off">
				<div className="field">
					<input
						name="address"
						className="id"
						aria-label={`Address of ${name}`}
						defaultValue={address}
						spellCheck={false}
					/>
				</div>
				{body !== undefined && (
					<label>
						<span className="hidden">Body of {name}</span>
						<textarea name="body" className="id" rows={8} defaultValue={body} spellCheck={false} />
					</label>
				)}
				<button className="button" type="submit" aria-label={`Send ${name}`}>
					Send
				</button>
				<output aria-live="polite" hidden />
			</form>
			{method === "GET" && (
				<p className="small">
					<a href={address}>Open the response</a>
				</p>
			)}
		</div>
	);
}
