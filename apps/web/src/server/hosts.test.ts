import { expect, test } from "vitest";
import { OTHER_HOSTS } from "../../../../fixtures/hostile/hosts.ts";
import { testApp } from "../testing/site.ts";
import { hostCheck } from "./hosts.ts";

const isAllowedHost = hostCheck({ named: undefined, host: undefined, origin: "https://models.example.org" });
const app = await testApp({ config: { isAllowedHost, origin: "https://models.example.org" } });

test.each(OTHER_HOSTS)("a request for %s is refused with what to do", async (host) => {
	for (const path of ["/", "/api/models", "/robots.txt", "/assets/main.css", "/nothing"]) {
		const answer = await app.request(`http://${host}${path}`);
		expect([path, answer.status]).toEqual([path, 421]);
		expect(await answer.text()).toContain("VITRINE_ALLOWED_HOSTS");
	}
});

test("requests for the server's own names are answered, and probes for every name", async () => {
	for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "models.example.org"])
		expect((await app.request(`http://${host}/tasks`)).status).toBe(200);
	for (const path of ["/livez", "/readyz"]) expect((await app.request(`http://10.0.0.9:3000${path}`)).status).toBe(200);
});
