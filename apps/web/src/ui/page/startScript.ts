/** The media query of windows that are wider than those of phones, as in the style sheets. */
export const WIDE = "(width > 52rem)";

const CHOICES =
	'd.scripts="";try{let s=localStorage,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("machine"))d.mine="";if(s.getItem("recent")||s.getItem("saved"))d.kept="";let f=s.getItem("font");if(f){d.font="";let l=document.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;document.head.append(l)}}catch{}';

const LOAD =
	'let n=0,g=()=>{if(document.readyState==="loading")addEventListener("DOMContentLoaded",g);else if(!n++){let s=document.createElement("script");s.type="module";s.src=d.main;s.onerror=()=>{delete d.scripts};document.head.append(s)}}';

const WHEN = `if(matchMedia("${WIDE}").matches)g();else{addEventListener("load",()=>setTimeout(g,1e3));new PerformanceObserver(g).observe({type:"paint",buffered:true})}`;

/**
 * The only inline script of the site; the content security policy has its hash. Before the first paint, it
 * - hides what is only needed without JavaScript, unless the script of the site does not load;
 * - sets the chosen theme, so that the page does not flash;
 * - marks that the browser keeps a machine or models, so that room for them is left;
 * - preloads the font that a phone fetched on an earlier page.
 * Then it loads the script of the site: on a phone after the first paint, which the script would delay, and at the latest a second
 * after the page has loaded, because a page in the background is not painted.
 */
export const START_SCRIPT = `(d=>{${CHOICES};${LOAD};${WHEN}})(document.documentElement.dataset)`;
