import type { Endpoint } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { exact } from "../../base/numbers.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { callsAt, MODEL } from "./calls.ts";
import { CallTable } from "./CallTable.tsx";

/** A custom endpoint of the site. */
export function EndpointPage({ endpoint }: { readonly endpoint: Endpoint }): ReactElement {
	return (
		<>
			<div className="object">
				<Breadcrumb trail={[["Inference providers", links.providers()]]} />
				<Heading level={1}>{endpoint.label}</Heading>
				<Spec facts={factsOf(endpoint)} />
			</div>
			<div className="below">
				<div className="sections">
					<section>
						<Heading level={2} id="tasks">
							Tasks
						</Heading>
						<p>
							The address of each task; <code>{MODEL}</code> stands for the endpoint’s name for the model.
						</p>
						<CallTable calls={callsAt(endpoint)} />
					</section>
					<Models endpoint={endpoint} />
					<Key endpoint={endpoint} />
				</div>
			</div>
		</>
	);
}

function factsOf({ id, url, tasks, models }: Endpoint): readonly Fact[] {
	return [
		fact("Id", <code>{id}</code>),
		fact("Tasks", exact(tasks.length)),
		fact("Models", models === undefined ? "any" : models.map(({ id: pattern }) => pattern).join(", ")),
		fact("Address", <code>{url}</code>),
	];
}

/** The endpoint's names of models. */
function Models({ endpoint: { model, models } }: { readonly endpoint: Endpoint }): ReactElement {
	const named = models?.filter(({ name }) => name !== undefined) ?? [];
	const hasPattern = models === undefined || named.length < models.length;
	return (
		<section className="split">
			<Heading level={2} id="names">
				Model names
			</Heading>
			<div className="prose">
				{hasPattern && <p>{model === "{id}" ? "Models are named by their ids." : <Pattern model={model} />}</p>}
				{named.length > 0 && (
					<ul>
						{named.map(({ id, name }) => (
							<li key={id}>
								<code>{id}</code> is named <code>{name}</code>.
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}

function Pattern({ model }: { readonly model: string }): ReactElement {
	return (
		<>
			Models are named <code>{model}</code>
			{model.includes("{") && "; each word in braces is that part of the id"}.
		</>
	);
}

function Key({ endpoint: { label, tokenVariable } }: { readonly endpoint: Endpoint }): ReactElement {
	return (
		<section className="split">
			<Heading level={2} id="key">
				Key
			</Heading>
			<div className="prose">
				{tokenVariable === undefined ? (
					<p>{label} needs no key. Client libraries require one, so code on this site sends a placeholder.</p>
				) : (
					<p>
						{label} takes its key as <code>{"Authorization: Bearer <key>"}</code>. Code on this site reads it from the
						environment variable <code>{tokenVariable}</code>.
					</p>
				)}
				<p>It is configured on this site and unknown to the hub: calls go directly from you to the endpoint.</p>
			</div>
		</section>
	);
}
