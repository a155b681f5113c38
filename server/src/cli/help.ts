/**
 * The text of `calvin --help`: everything the command line understands.
 * Neighbours: `arguments.ts` reads it, `source-files.ts` searches the folders, `summary.ts` decides the exit code.
 */

export const HELP = `calvin - proves annotated multithreaded Java correct, and shows the interleaving when it is not

Usage:
  calvin check [--all] [--integers mathematical|java] [--unroll K] [--format text|json]
               [--java-checks auto|all|interference] [--z3 auto|PATH] [--shard I/N]
               [--cache URL | --cache-read URL] [--watch] [--progress] PATH...
  calvin check --dump plato|sequential|smt [--all] PATH[#METHOD]...
  calvin run [--threads N] [--ints A,B,...] [--method NAME] [--all] [--integers mathematical|java] [--format text|json]
             [--java FOLDER] PATH...
  calvin prove [--show STEP] [--suggest] [--integers mathematical|java] [--format text|json] [--z3 auto|PATH] PATH...
  calvin infer [--entry CLASS] [--engine conjunctions|predicates|states|spacer] [--no-bias]
             [--integers mathematical|java] [--format text|json] [--z3 auto|PATH] [--cache URL | --cache-read URL]
             [--java FOLDER] PATH...
  calvin clean
  calvin --help
  calvin --version

Each PATH is a Java file or a folder; a folder is searched with all that is in it for files that end in .java.
All files given are one program: a class may use the classes of the other files. Specifications stand in the
Java files, in comments that start with /*@ or //@. A file without any is checked where threads share its classes,
and altogether with --all.

Options:
  --all                 check every class, also those of files without a specification; the report ends with
                        what is not translated and in how many methods it stands
  --integers java       integers wrap around at the width of their type, as in Java; without it they are mathematical
                        and never overflow
  --java-checks MODE    which failures of Java's own checks (null, bounds, casts, division) are reported; auto: what
                        other threads bring about, and in files with specifications of values (requires, ensures,
                        modifies, non_null, invariants) all; all: all; interference: only the former. The others
                        are taken not to happen, and counted in what the result rests on
  --unroll K            looks for errors in the first K rounds of each loop only, without loop invariants. Unsound: what
                        is not found is not proved, and no method is ever verified
  --format text         like a compiler: the place, the source line, the violated declaration, the steps that
                        lead to the error, and a summary (the default)
  --format json         one JSON object: {"files": [...], "summary": {...}, "unsupportedReasons": [...]};
                        lines and columns count from 1
  --z3 PATH             proves with this native Z3 (5.1 or later) instead of the one in WebAssembly that ships: about
                        three times as fast; auto: with the z3 on the PATH, if there is one
  --cache URL           asks a server for what others of the team have proved, and sends it what is proved here; any
                        server that speaks the HTTP protocol of Bazel's remote caching. Needs CALVIN_CACHE_KEY, a key
                        that the team shares, with which entries are signed. A server that is slow, wrong or gone
                        costs about a second
  --cache-read URL      the same, but sends nothing
  --shard I/N           checks the Ith of N parts of the methods, dealt out by their size and in the same way on every
                        machine: together they are all methods; each part needs all PATHs
  --watch               checks again whenever a Java file of the PATHs changes, until it is ended (Ctrl-C)
  --progress            says every ten seconds on the error output how many methods are checked, and which has been
                        running longest; on a terminal this is shown without the option
  --dump plato          prints the program of atomic operations that is checked, and proves nothing
  --dump sequential     prints the sequential programs in which other threads have become steps of the environment
  --dump smt            prints what the prover is asked, as SMT-LIB
                        With File.java#method, only the methods of that name: #run, #Job.run, #lastIndexOf(Object)
  --                    ends the options; what follows are paths
  --help, -h            prints this
  --version             prints the version

calvin run tries the program out: main, where there is one, and small clients in which two threads call one or two
methods each on shared objects, in every interleaving. It prints the first interleaving that breaks an assertion, a
specification or a discipline, step by step. What it does not find is not proved. Its exit code is 0 when nothing is
found, 1 when something is, 2 when it could not run, 3 when there was nothing to run.
  --threads N           how many threads run at once, from 1 to 3; without it 2
  --ints A,B,...        what an integer that is left open, such as an argument, may be; without it -1,0,1,2 and what the
                        program speaks of
  --method NAME         only clients that call a method of this name
  --java FOLDER         writes a Java program into FOLDER (new, empty, or holding only what an earlier call wrote there)
                        that forces the run and shows what goes wrong under a plain JVM

calvin prove runs proof scripts: Name.qed or Name.anything.qed beside Name.java, and comments that begin with /*@ proof.
A script shrinks its program step by step until the assertions in it are sequential facts; docs/prove.md has the
tactics. Its exit code is 0 when every script proves its program, 1 when one failed, 2 when it could not run, 3 when
nothing failed but not everything is proved. Each PATH is a script, a Java file or a folder.
  --suggest             where there is no proof yet, looks for tactics that bring it on, and prints them; a Java file
                        without a script begins with an empty one
  --show STEP           prints the program as it stands after that many tactics; 0 is the program at first

calvin infer asks why a program is safe: of each main that starts threads, and of each class with assertions among
clients, it finds what the threads may do to one another, and prints it as annotations that calvin check proves by
itself; or the interleaving that shows that it is not safe. Its exit code is 0 when all are safe, 1 when one is not,
2 when it could not run, 3 when something is not decided.
  --entry CLASS         only this class
  --engine E            conjunctions (of the program's comparisons), predicates (abstraction refined by Horn clauses),
                        states (all of them) or spacer (recursive Horn clauses); without it all, in this order
  --no-bias             does not prefer proofs that speak of one thread at a time
  --java FOLDER         writes a Java program into FOLDER, as calvin run does, that forces the first run that goes wrong

calvin clean forgets what the prover has answered. Answers are kept on the disk, in a folder of the user's own
(~/.cache/calvin, or CALVIN_CACHE=FOLDER; CALVIN_CACHE=off keeps none), so that what has not changed is not proved
again by the next run.

Verdicts of a method:
  verified      every assertion of it is proved
  failed        at least one has a counterexample; each is reported at its place
  unknown       the prover gave up, and says at which assertion
  unsupported   it uses Java that is not translated yet, reported where it stands
  skipped       it, or a specification of its class, has an error

Exit code:
  0   everything is verified, or nothing is annotated
  1   something failed: a counterexample, or an error in a specification
  2   could not run, or the report could not be written: bad usage, a path that cannot be read, no prover, a full
      disk; one sentence says why
  3   nothing failed, but not everything is verified, or a file was left out

Each file is reported when its methods are checked, those with long methods last. Ctrl-C ends a check, which then
prints what it has found so far and how many methods are left; what was proved is not proved again by the next run.

Files whose names are not UTF-8 are left out, and named.
When a folder is searched, links are not followed, and these are left out: files and folders that start with a dot,
node_modules, and the output folder of a build beside its build file (target beside pom.xml; build, bin and out
beside build.gradle, build.gradle.kts, .classpath or .project). Name such a folder itself to have it checked.
`;
