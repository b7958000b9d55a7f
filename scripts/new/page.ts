import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName } from "./names.ts";
import { importsIn, NewError, withImport, withLine, writeAll, type Written } from "./writing.ts";

const ROUTES = "apps/web/src/routes";
const INDEX = `${ROUTES}/index.ts`;
const MATRIX = "apps/web/src/server/access/matrix.test.ts";

/** Writes the folder of a page, and its lines in the table of pages and in the test of access. Throws a NewError for a name that is not valid or is taken. */
export function newPage(root: string, name: string): Written {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
		throw new NewError(
			`"${name}" cannot be a page. Its name is its address without the slash: lower-case words with "-" between them.`,
		);
	const index = readFileSync(join(root, INDEX), "utf8");
	const constant = exportName(name, [...importsIn(index).values()], "Page");
	const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
	const row = `\t["/${name}", ${constant}, { label: "${title}" }],`;
	const table = withLine(index, row, (line) => line.startsWith('\t["/') && !line.startsWith('\t["/"'));
	const changed = {
		[INDEX]: withImport(table, `./${name}/route.tsx`, constant),
		[MATRIX]: inMatrix(readFileSync(join(root, MATRIX), "utf8"), name),
	};
	const files = {
		[`${ROUTES}/${name}/route.tsx`]: route(name, constant, title),
		[`${ROUTES}/${name}/page.tsx`]: page(name, title),
	};
	writeAll(root, files, changed);
	return { written: [...Object.keys(files), ...Object.keys(changed)], next: NEXT };
}

/** The test of access with the address of the page, after those of the other pages. */
const inMatrix = (matrix: string, name: string): string =>
	withLine(
		matrix,
		`\t"GET /${name}": ["/${name}"],`,
		(line) => line.startsWith('\t"GET /') && !line.startsWith('\t"GET /api/'),
	);

const NEXT: readonly string[] = [
	"Next: state the description, and write the page. Then run:",
	"npm test -- routes/pages routes/index styles/pages access/matrix testing/isolation test/house test/style -u",
	'It names what is still missing. See "Add a page" in CONTRIBUTING.md.',
];

/** The name of the component. */
const componentOf = (title: string): string =>
	`${title.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** The empty description fails a test until the author fills it in. */
const route = (
	name: string,
	constant: string,
	title: string,
): string => `import type { Route } from "../../site/site.ts";
import { ${componentOf(title)} } from "./page.tsx";

/** \`/${name}\`. */
export const ${constant}: Route = (app, siteOf) => {
	app.get("/${name}", (context) =>
		siteOf(context).page(context, {
			title: "${title}",
			description: "",
			section: "/${name}",
			source: "${ROUTES}/${name}/page.tsx",
			body: <${componentOf(title)} />,
		}),
	);
};
`;

const page = (name: string, title: string): string => `import type { ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";

/** The page \`/${name}\`. */
export function ${componentOf(title)}(): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>${title}</Heading>
			</header>
		</div>
	);
}
`;
