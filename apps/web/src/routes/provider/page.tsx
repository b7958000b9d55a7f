import { type Polling, type Provider, tokenVariable } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links, outward } from "../../base/links.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { Unknown } from "../../ui/marks/Numbers.tsx";
import { exact } from "../../base/numbers.ts";
import { usePage } from "../../ui/page/page.ts";
import { type Fact, fact, Spec } from "../../ui/marks/Spec.tsx";
import { TaskLink } from "../../ui/marks/TaskLink.tsx";
import { callsOf, MODEL } from "./calls.ts";
import { CallTable } from "./CallTable.tsx";

interface ProviderPageProps {
	readonly provider: Provider;
	/** The models of the index whose records name it. */
	readonly models: number;
}

/** An inference provider. */
export function ProviderPage({ provider, models }: ProviderPageProps): ReactElement {
	const { hub } = usePage().config;
	return (
		<>
			<div className="object">
				<Breadcrumb trail={[["Inference providers", links.providers()]]} />
				<Heading level={1}>{provider.label}</Heading>
				<Spec facts={factsOf(provider, hub, models)} />
				{provider.status === "retired" && (
					<Notice kind="warning">
						Newer releases of the client library do not support this provider, so there is no code for it. See the{" "}
						<a href={links.providers()}>current providers</a>.
					</Notice>
				)}
			</div>
			<div className="below">
				<div className="sections">
					{provider.tasks.length > 0 && <Tasks provider={provider} />}
					{provider.status !== "retired" && <Keys provider={provider} />}
					{provider.polling && <Waiting provider={provider} />}
				</div>
			</div>
		</>
	);
}

function factsOf(provider: Provider, hub: string, models: number): readonly Fact[] {
	const { id, website, access, status, tasks, hubOrg } = provider;
	const isRetired = status === "retired";
	return [
		fact("Id", <code>{id}</code>),
		...(isRetired ? [] : [fact("Tasks", exact(tasks.length)), fact("Access", ACCESS[access])]),
		...(models === 0
			? []
			: [fact("Models that name it", <a href={links.models({ provider: id })}>{exact(models)}</a>)]),
		fact("Website", <a href={website}>{new URL(website).host}</a>),
		fact("On the hub", hubOrg === undefined ? <Unknown /> : <a href={outward.hubModel(hub, hubOrg)}>{hubOrg}</a>),
	];
}

const ACCESS: Readonly<Record<Provider["access"], string>> = {
	open: "open: also through the hub",
	closed: "closed: only with its own key",
};

function Tasks({ provider }: { readonly provider: Provider }): ReactElement {
	return (
		<section>
			<Heading level={2} id="tasks">
				Tasks
			</Heading>
			<p>
				The address of each task, for calls with the provider’s own key; <code>{MODEL}</code> stands for the provider’s
				name for the model.
			</p>
			<CallTable calls={callsOf(provider)} />
		</section>
	);
}

/** The environment variable of a hub token. */
const HUB_TOKEN = tokenVariable("auto");

function Keys({ provider }: { readonly provider: Provider }): ReactElement {
	const { access, auth, label, tokenVariable: variable } = provider;
	const header = auth === "X-Key" ? "X-Key: <key>" : `Authorization: ${auth} <key>`;
	return (
		<section className="split">
			<Heading level={2} id="key">
				Key
			</Heading>
			<div className="prose">
				<p>
					Called directly, {label} takes its key as <code>{header}</code>. Code on this site reads it from the
					environment variable <code>{variable}</code>.
				</p>
				{access === "closed" && (
					<p>
						The hub does not route to it: a hub token, which starts with <code>hf_</code>, is refused.
					</p>
				)}
				{access === "open" && variable !== HUB_TOKEN && (
					<p>
						It can also be called through the hub’s router with a hub token, read from <code>{HUB_TOKEN}</code>.
					</p>
				)}
			</div>
		</section>
	);
}

/** How the client library waits for a slow response. */
function Waiting({ provider }: { readonly provider: Provider }): ReactElement {
	return (
		<section className="split">
			<Heading level={2} id="waiting">
				Waiting
			</Heading>
			<div>
				{provider.polling?.map((polling) => (
					<div key={polling.tasks.join()} className="waiting">
						<p className="prose">{waitingText(polling)}</p>
						<ul className="tags columns">
							{polling.tasks.map((id) => (
								<li key={id}>
									<TaskLink id={id} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}

function waitingText({ tasks, interval, attempts, done, failed }: Polling): string {
	const often = attempts === undefined ? "" : `, at most ${attempts} times,`;
	const end = [done, ...(failed ?? [])].join(" or ");
	const which =
		tasks.length === 1 ? "This task is asynchronous: it returns" : "These tasks are asynchronous: they return";
	return `${which} a ticket, and the client library polls for the result every ${exact(interval)} ms${often} until the status is ${end}.`;
}
