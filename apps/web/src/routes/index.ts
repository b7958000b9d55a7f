import { hub } from "../hub/route.ts";
import { palette } from "../palette/route.ts";
import { panel } from "../panel/route.ts";
import type { Route } from "../site/site.ts";
import { compare } from "./compare/route.tsx";
import { docs } from "./docs/route.tsx";
import { home } from "./home/route.tsx";
import { libraries } from "./libraries/route.tsx";
import { library } from "./library/route.tsx";
import { picture } from "./model/files/picture.ts";
import { model } from "./model/route.tsx";
import { models } from "./models/route.tsx";
import { provider } from "./provider/route.tsx";
import { providers } from "./providers/route.tsx";
import { quantizations } from "./quantizations/route.tsx";
import { robots } from "./robots/route.ts";
import { task } from "./task/route.tsx";
import { tasks } from "./tasks/route.tsx";

/** Every page of the site, one line each; then what hub clients ask. The first that answers an address wins. */
export const routes: readonly Route[] = [
	home,
	models,
	compare,
	model,
	picture,
	panel,
	palette,
	tasks,
	task,
	libraries,
	library,
	providers,
	provider,
	quantizations,
	docs,
	robots,
	hub,
];
