const MODULES =
	"__future__ abc aifc annotationlib argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb " +
	"binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections " +
	"colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes " +
	"curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno " +
	"faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob " +
	"graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp importlib inspect io ipaddress itertools " +
	"json keyword linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib " +
	"msvcrt multiprocessing netrc nis nntplib numbers operator optparse os ossaudiodev pathlib pdb pickle " +
	"pickletools pipes pkgutil platform plistlib poplib pprint profile pstats pty pwd py_compile pyclbr pydoc queue " +
	"quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex " +
	"shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 ssl stat statistics string stringprep " +
	"struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap " +
	"threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing " +
	"unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml " +
	"xmlrpc zipapp zipfile zipimport zlib zoneinfo";

const STANDARD: ReadonlySet<string> = new Set(MODULES.split(" "));

/** Whether a statement imports from Python's standard library (`sys.stdlib_module_names`, 3.11 and later). */
export const isStandard = (statement: string): boolean =>
	STANDARD.has(/^(?:from|import)\s+(\w+)/.exec(statement)?.[1] ?? "");
