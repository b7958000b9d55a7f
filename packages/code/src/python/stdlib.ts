/** The modules of the standard library of Python (`sys.stdlib_module_names`, without those removed in 3.13). */
export const STANDARD_MODULES =
	"__future__ abc annotationlib argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 " +
	"cProfile calendar cmath cmd code codecs codeop collections colorsys compileall compression concurrent " +
	"configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal " +
	"difflib dis doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch " +
	"fractions ftplib functools gc getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html " +
	"http imaplib importlib inspect io ipaddress itertools json keyword linecache locale logging lzma " +
	"mailbox marshal math mimetypes mmap modulefinder msvcrt multiprocessing netrc numbers operator optparse " +
	"os pathlib pdb pickle pickletools pkgutil platform plistlib poplib pprint profile pstats pty pwd " +
	"py_compile pyclbr pydoc queue quopri random re readline reprlib resource rlcompleter runpy sched " +
	"secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 ssl stat " +
	"statistics string stringprep struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile " +
	"termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty " +
	"turtle types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser winreg " +
	"winsound wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo";
