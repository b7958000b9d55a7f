import { describedFacts, type LocalApp, localApps } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { DescribedFacts } from "../../ui/marks/DescribedFacts.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { type Section, Sections } from "../../ui/page/Sections.tsx";

/** The apps that run models on one’s own machines: what each is, and its facts with what was read. */
export function AppsPage(): ReactElement {
	return (
		<>
			<div className="object">
				<Heading level={1}>Apps</Heading>
				<p className="lede">
					Programs that run models on your own machine. A model’s page has the commands for the apps that can open it.
				</p>
			</div>
			<Sections sections={localApps.map(sectionOf)} />
		</>
	);
}

const sectionOf = (app: LocalApp): Section => ({ id: app.key, label: app.prettyLabel, body: <App app={app} /> });

function App({ app }: { readonly app: LocalApp }): ReactElement {
	return (
		<>
			<p>{app.summary}</p>
			<DescribedFacts facts={describedFacts("app", app)} />
			<p className="small after">
				<a href={app.docsUrl}>Its documentation</a>, <a href={links.models({ app: app.key })}>models it can open</a>
			</p>
		</>
	);
}
