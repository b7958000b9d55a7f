import { describe, type TestOptions } from "vitest";
import { accessSuite } from "./suite/access.ts";
import { catalogueSuite } from "./suite/catalogue.ts";
import { importSuite } from "./suite/import.ts";
import { filterSuite } from "./suite/filters.ts";
import { edgeCaseSuite } from "./suite/edgeCases.ts";
import { oracleSuite } from "./suite/oracle.ts";
import { pageSuite } from "./suite/pages.ts";
import { querySuite } from "./suite/queries.ts";
import { textSuite } from "./suite/text.ts";
import { upToSuite } from "./suite/upTo.ts";
import type { MakeIndex } from "./suite/fixture.ts";

export type { MakeIndex } from "./suite/fixture.ts";

/** The tests that every engine must pass. `make` returns a new, empty index; the suite closes it. */
export function indexSuite(engine: string, make: MakeIndex, options: TestOptions = {}): void {
	describe(engine, options, () => {
		textSuite(make);
		filterSuite(make);
		pageSuite(make);
		querySuite(make);
		catalogueSuite(make);
		upToSuite(make);
		importSuite(make);
		edgeCaseSuite(make);
		oracleSuite(make);
		accessSuite(make);
	});
}
