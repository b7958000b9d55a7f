import { type Provider, providerOf, providers } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { exact } from "../../base/numbers.ts";
import { usePage } from "../../ui/page/page.ts";

/** The list of inference providers. */
export function ProvidersPage(): ReactElement {
	const own = usePage().config.endpoints.map(providerOf);
	const current = providers.filter(({ status }) => status !== "retired");
	const retired = providers.filter(({ status }) => status === "retired");
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Inference providers</Heading>
				<p className="lede">
					Services that run models for you. Their request formats come from the hub’s client library; no provider was
					called.
				</p>
			</header>
			{own.length > 0 && (
				<section className="own">
					<Heading level={2}>Endpoints of this site</Heading>
					<p>Custom endpoints from the configuration of this site.</p>
					<ProviderTable providers={own} caption="Endpoints of this site" />
				</section>
			)}
			{own.length === 0 ? (
				<ProviderTable providers={current} caption="Providers" />
			) : (
				<section className="services">
					<Heading level={2}>Services</Heading>
					<ProviderTable providers={current} caption="Services" />
				</section>
			)}
			{retired.length > 0 && (
				<section className="retired">
					<Heading level={2}>Retired</Heading>
					<p>Supported by earlier releases of the client library. There is no code for them.</p>
					<ul className="tags">
						{retired.map(({ id, label }) => (
							<li key={id}>
								<a href={links.provider(id)}>{label}</a>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

interface ProviderTableProps {
	readonly providers: readonly Provider[];
	readonly caption: string;
}

function ProviderTable({ providers, caption }: ProviderTableProps): ReactElement {
	return (
		<table className="table labelled">
			<caption className="hidden">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">Provider</th>
					<th scope="col">Key</th>
					<th scope="col" className="wide">
						Via the hub
					</th>
					<th scope="col" className="wide">
						Chat
					</th>
					<th scope="col" className="number">
						Tasks
					</th>
				</tr>
			</thead>
			<tbody>
				{providers.map((provider) => (
					<ProviderRow key={provider.id} provider={provider} />
				))}
			</tbody>
		</table>
	);
}

function ProviderRow({ provider }: { readonly provider: Provider }): ReactElement {
	const { id, label, access, status, tasks, tokenVariable } = provider;
	return (
		<tr>
			<th scope="row">
				<a href={links.provider(id)}>{label}</a>
			</th>
			<td>{tokenVariable === undefined ? <span className="muted">none</span> : <code>{tokenVariable}</code>}</td>
			<td className="wide">
				{access === "open" ? "yes" : <span className="muted">{status === "own" ? "no" : "no, closed"}</span>}
			</td>
			<td className="wide">{tasks.includes("conversational") ? "yes" : <span className="muted">no</span>}</td>
			<td className="number" data-label={tasks.length === 1 ? "task" : "tasks"}>
				{exact(tasks.length)}
			</td>
		</tr>
	);
}
