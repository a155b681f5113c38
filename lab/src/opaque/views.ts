/**
 * Ways back by an object of the library's types that code without source has made (`jar/Views.java`): got before the test, asked in it,
 * by its own type, as an `Object`, or by what holds it.
 * Neighbours: `channels.ts` has the other ways.
 */
import type { Channel } from './channels';

const REGISTER = 'hub_.add((Runnable) () -> { {CB} });';

/** A field and what is asked of it. */
function view(type: string, made: string, calls: readonly string[], members: readonly string[] = []): readonly Channel[] {
  return calls.map((call) => ({
    about: `view of ${type}`,
    members: [...members, `private final ${type} view_ = ${made};`],
    register: REGISTER,
    call,
  }));
}

const ASKED = [
  'view_.toString();',
  'view_.equals(this);',
  'view_.hashCode();',
  'String got = "a" + view_;',
  'String got = String.valueOf(view_);',
];
const KEPT = ['Objects.equals(view_, this);', 'new HashSet<Object>().add(view_);', 'new HashMap<Object, Object>().get(view_);'];

/** One of each row, all rows as often. */
export const VIEWS: readonly (readonly Channel[])[] = [
  view('Object', 'Views.thing()', [
    ...ASKED,
    ...KEPT,
    'Objects.hash(view_);',
    'new StringBuilder().append(view_);',
    'String.format("%s", view_);',
    'List.of("a", "b").contains(view_);',
    'Map.of("a", "b").containsValue(view_);',
    'synchronized (view_) { view_.hashCode(); }',
  ]),
  view('List<String>', 'Views.list()', [
    ...ASKED,
    ...KEPT,
    'view_.get(0);',
    'view_.size();',
    'view_.add("b");',
    'view_.set(0, "b");',
    'view_.contains("b");',
    'view_.subList(0, 1).get(0);',
    'for (String each : view_) { told_ = 1; }',
    'new ArrayList<String>(view_);',
    'new HashSet<String>(view_);',
    'new ArrayList<String>().addAll(view_);',
    'new ArrayList<String>(List.of("a")).equals(view_);',
    'Collections.sort(view_);',
    'Iterator<String> it = view_.iterator(); it.hasNext();',
  ]),
  [
    ...view('Map<String, String>', 'Views.map()', [
      ...ASKED,
      'view_.get("a");',
      'view_.put("a", "c");',
      'view_.keySet().size();',
      'view_.values().contains("b");',
      'new HashMap<String, String>(view_);',
      'new HashMap<String, String>().putAll(view_);',
    ]),
    ...view('Set<String>', 'Views.set()', [...ASKED, 'view_.contains("a");', 'view_.add("a");', 'new HashSet<String>(view_);']),
    ...view('Queue<String>', 'Views.queue()', [...ASKED, 'view_.offer("a");', 'view_.poll();', 'view_.peek();', 'view_.add("a");']),
    ...view('Iterator<String>', 'Views.walker()', ['view_.hasNext();', 'view_.next();']),
  ],
  [
    ...view('CharSequence', 'Views.chars()', [
      ...ASKED,
      'view_.length();',
      'view_.charAt(0);',
      'new StringBuilder(view_);',
      'new StringBuilder().append(view_);',
      '"a".contentEquals(view_);',
    ]),
    ...view('Comparator<String>', 'Views.order()', [
      'view_.compare("a", "b");',
      'Collections.max(List.of("a", "b"), view_);',
      'new ArrayList<String>(List.of("b", "a")).sort(view_);',
      'view_.reversed().compare("a", "b");',
    ]),
    ...view('Comparable<String>', 'Views.key()', ['view_.compareTo("a");']),
    ...view('Number', 'Views.number()', ['view_.intValue();', 'String got = "" + view_;', 'double got = view_.doubleValue() + 1;']),
  ],
  [
    ...view('Runnable', 'Views.task()', ['view_.run();', 'Runnable got = view_; got.run();', 'new Thread(view_).run();']),
    ...view('AutoCloseable', 'Views.closing()', ['try (AutoCloseable got = view_) { told_ = 1; } catch (Exception gone) { }']),
    ...view('RuntimeException', 'Views.failure()', [
      'view_.getMessage();',
      'view_.getCause();',
      'String got = "" + view_;',
      'new IllegalStateException(view_);',
      'try { throw view_; } catch (RuntimeException gone) { gone.getMessage(); }',
      'try { throw view_; } catch (RuntimeException gone) { String got = "" + gone; }',
    ]),
  ],
  [
    ...view('Object[]', '{Views.thing(), Views.list()}', [
      'view_[0].hashCode();',
      'String got = "" + view_[1];',
      'for (Object each : view_) { each.hashCode(); }',
    ]),
    ...view('List<Object>', 'List.of(Views.thing(), "a")', [
      'view_.contains("b");',
      'view_.toString();',
      'view_.hashCode();',
      'view_.get(0).hashCode();',
      'for (Object each : view_) { String got = "" + each; }',
      'new HashSet<Object>(view_);',
    ]),
    ...view('Map<String, Object>', 'Map.of("a", Views.thing())', [
      'view_.toString();',
      'view_.get("a").hashCode();',
      'view_.containsValue("b");',
    ]),
    ...view(
      'List<Object>',
      'other_',
      ['view_.contains("b");', 'view_.hashCode();', 'String got = "" + view_;'],
      ['private final List<Object> other_ = new ArrayList<Object>();', '{ other_.add(Views.thing()); }'],
    ),
    ...view('Object', 'Views.list()', ASKED),
    ...view('Object', 'List.of(Views.thing())', ASKED),
  ],
  [
    ...view(
      'Pair_',
      'new Pair_(Views.thing(), 1)',
      [...ASKED, 'view_.equals(new Pair_("a", 1));', 'List.of(view_).contains(new Pair_("a", 1));'],
      ['record Pair_(Object left, int right) { }'],
    ),
    ...view(
      'Own_',
      'new Own_()',
      ['view_.contains("b");', 'view_.toString();', 'view_.hashCode();'],
      ['static class Own_ extends ArrayList<Object> { Own_() { super(List.of(Views.thing())); } }'],
    ),
    ...view(
      'Failed_',
      'new Failed_(Views.failure())',
      ['view_.toString();', 'String got = "" + view_;', 'view_.getCause().getMessage();'],
      ['static class Failed_ extends RuntimeException { Failed_(Throwable cause) { super(cause); } }'],
    ),
    ...view(
      'Source_',
      'new Given_()',
      ['String got = "" + view_.get_();', 'view_.get_().hashCode();'],
      [
        'interface Source_ { Object get_(); }',
        'static class Given_ implements Source_ { private final Object kept_ = Views.thing(); public Object get_() { return kept_; } }',
      ],
    ),
  ],
  [
    {
      about: 'inherited by threads',
      members: [
        'private class Inherited_ extends InheritableThreadLocal<Integer> { @Override protected Integer childValue(Integer old) { {CBI} return old; } }',
        'private final Inherited_ inherited_ = new Inherited_();',
      ],
      register: 'inherited_.set(1);',
      call: 'new Thread();',
    },
    {
      about: 'formatted',
      members: [
        'private class Formatted_ implements java.util.Formattable { public void formatTo(java.util.Formatter to, int flags, int width, int precision) { {CBI} } }',
      ],
      call: 'String.format("%s", new Formatted_());',
    },
  ],
];
