import type { Endpoint } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { exact } from "../../base/numbers.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { callsAt, MODEL } from "./calls.ts";
import { CallTable } from "./CallTable.tsx";

/** An endpoint of whoever runs the site, as its configuration describes it. */
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
							Where each is called; <code>{MODEL}</code> stands for the endpoint’s own name of a model.
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

/** How the endpoint calls its models. */
function Models({ endpoint: { model, models } }: { readonly endpoint: Endpoint }): ReactElement {
	const named = models?.filter(({ name }) => name !== undefined) ?? [];
	const isForOthers = models === undefined || named.length < models.length;
	return (
		<section className="split">
			<Heading level={2} id="names">
				Names of models
			</Heading>
			<div className="prose">
				{isForOthers && <p>{model === "{id}" ? "A model is called by its id here." : <Pattern model={model} />}</p>}
				{named.length > 0 && (
					<ul>
						{named.map(({ id, name }) => (
							<li key={id}>
								<code>{id}</code> is called <code>{name}</code>.
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
			A model is called <code>{model}</code> here
			{model.includes("{") && ", each word in braces being that part of its id"}.
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
					<p>
						{label} asks for no key. Client libraries insist on one, so code on this site sends a word in its place.
					</p>
				) : (
					<p>
						{label} takes its key as <code>{"Authorization: Bearer <key>"}</code>. Code on this site reads it from the
						environment variable <code>{tokenVariable}</code>.
					</p>
				)}
				<p>
					It was added in the configuration of this site. The hub does not know it, and nobody but you and the endpoint
					takes part in a call.
				</p>
			</div>
		</section>
	);
}
