import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { BASE_PATH, located } from "../../base/basePath.ts";
import { PREVIEW } from "../../site/preview.ts";
import type { Page } from "../../site/site.ts";
import { BuildingNotice } from "./BuildingNotice.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { START_SCRIPT, WIDE } from "./startScript.ts";

interface DocumentProps {
	/** The addresses of the built script, style sheets and fonts. */
	readonly assets: {
		readonly script: string;
		readonly styles: readonly string[];
		readonly fonts: readonly string[];
	};
	readonly page: Page;
	/** The origin that the reader uses: link previews need absolute addresses. */
	readonly origin: string;
}

/** A whole HTML page. */
export function Document({ assets, page, origin }: DocumentProps): ReactElement {
	return (
		<html lang="en" data-base={BASE_PATH || undefined} data-main={located(assets.script)}>
			<Head assets={assets} page={page} origin={origin} />
			<body>
				<a className="skip" href="#main">
					Skip to content
				</a>
				<Header section={page.section} ownSearch={page.ownSearch ?? false} />
				<main id="main" className="wrap" tabIndex={-1}>
					<BuildingNotice />
					{page.body}
				</main>
				<Footer source={page.source} />
			</body>
		</html>
	);
}

function Head({ assets, page, origin }: DocumentProps): ReactElement {
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{`${revealed(page.title)} · Vitrine`}</title>
			<meta name="description" content={revealed(page.description)} />
			<meta name="color-scheme" content="light dark" />
			{page.canonical !== undefined && <link rel="canonical" href={page.canonical} />}
			{page.oembed !== undefined && (
				<link rel="alternate" type="application/json+oembed" href={page.oembed} title={revealed(page.title)} />
			)}
			{page.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={page.feed} />}
			<script dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />
			<link rel="modulepreload" href={located(assets.script)} media={WIDE} />
			{assets.styles.map((style) => (
				<link key={style} rel="stylesheet" href={located(style)} />
			))}
			{/* On phones, fonts would hold up the first page: see fonts.css. */}
			{assets.fonts.map((font) => (
				<link
					key={font}
					rel="preload"
					href={located(font)}
					as="font"
					type="font/woff2"
					crossOrigin="anonymous"
					media={WIDE}
				/>
			))}
			<meta property="og:site_name" content="Vitrine" />
			<meta property="og:type" content="website" />
			<meta property="og:title" content={revealed(page.title)} />
			<meta property="og:description" content={revealed(page.description)} />
			{page.canonical !== undefined && <meta property="og:url" content={page.canonical} />}
			<meta property="og:image" content={origin + (page.preview?.path ?? located(PREVIEW.path))} />
			<meta property="og:image:width" content={String(PREVIEW.width)} />
			<meta property="og:image:height" content={String(PREVIEW.height)} />
			<meta property="og:image:alt" content={revealed(page.preview?.alt ?? PREVIEW.alt)} />
			<meta name="twitter:card" content="summary_large_image" />
			<link rel="icon" href={located("/favicon.ico")} sizes="32x32" />
			<link rel="icon" type="image/svg+xml" href={located("/icon.svg")} />
			<link rel="apple-touch-icon" href={located("/apple-touch-icon.png")} />
		</head>
	);
}
