/**
 * The classes that every package has: the thing it is about (as a mutable class, an immutable one or a record), its states, its exception,
 * its repository.
 * Neighbours: `../kit.mjs` says how other shapes ask for the fields written here.
 */
import { capital } from '../kit.mjs';

const parameters = (fields) => fields.map(({ type, name }) => `${type} ${name}`).join(', ');

function withers(k, fields, noun) {
  return fields
    .filter(({ name }) => name === 'status' || k.thing.numbers.includes(name))
    .map(
      (field) => `    public ${noun} with${field.capital}(${field.type} ${field.name}) {
        return new ${noun}(${fields.map((one) => one.name).join(', ')});
    }`,
    )
    .join('\n\n');
}

function equality(fields, noun) {
  const same = ({ type, name }) =>
    type === 'String'
      ? `Objects.equals(${name}, other.${name})`
      : type === 'double'
        ? `Double.compare(${name}, other.${name}) == 0`
        : `${name} == other.${name}`;
  return `    @Override
    public boolean equals(Object object) {
        if (this == object) {
            return true;
        }
        if (!(object instanceof ${noun})) {
            return false;
        }
        ${noun} other = (${noun}) object;
        return ${fields.map(same).join('\n            && ')};
    }

    @Override
    public int hashCode() {
        return Objects.hash(${fields.map(({ name }) => name).join(', ')});
    }`;
}

const asText = (fields, noun) => `    @Override
    public String toString() {
        return "${noun}{" + ${fields.map(({ name }, index) => `"${index === 0 ? '' : ', '}${name}=" + ${name}`).join(' + ')} + "}";
    }`;

export function entity(k) {
  const { noun, fields, style, texts, numbers } = k.thing;
  k.name(noun);
  const check = `        if (${numbers[0]} < 0) {
            throw new IllegalArgumentException("${numbers[0]} must not be negative: " + ${numbers[0]});
        }`;
  if (style === 'record') {
    return `/** One of the ${k.thing.plural}. */
public record ${noun}(${parameters(fields)}) {
    public ${noun} {
        Objects.requireNonNull(${texts[0]}, "${texts[0]}");
${check}
    }

${withers(k, fields, noun)}

    public boolean has${capital(texts[1])}() {
        return ${texts[1]} != null && !${texts[1]}.isEmpty();
    }
}`;
  }
  const isFinal = style === 'immutable' ? 'final ' : '';
  const getters = fields.map(
    ({ type, name, capital: Name }) => `    public ${type} ${type === 'boolean' ? 'is' : 'get'}${Name}() {
        return ${name};
    }${
      isFinal || name === 'id'
        ? ''
        : `

    public void set${Name}(${type} ${name}) {
        this.${name} = ${name};
    }`
    }`,
  );
  const identity = k.some(
    fields.filter(({ type }) => !type.endsWith('Status')),
    4,
  );
  return `/** One of the ${k.thing.plural}. */
public ${isFinal}class ${noun} {
${fields.map(({ type, name }) => `    private ${name === 'id' ? 'final ' : isFinal}${type} ${name};`).join('\n')}

    public ${noun}(${parameters(fields)}) {
${k.maybe(60, check)}
${fields.map(({ type, name }) => `        this.${name} = ${type === 'String' && k.flip(40) ? `Objects.requireNonNull(${name}, "${name}")` : name};`).join('\n')}
    }

${k.maybe(
  isFinal ? 0 : 50,
  `    public ${noun}(long id, String ${texts[0]}) {
        this(id, ${texts.map((name) => (name === texts[0] ? name : '""')).join(', ')}, ${numbers.map(() => 0).join(', ')}, 0L, 0.0, false, ${k.thing.status}.${k.thing.statuses[0]});
    }`,
)}

${getters.join('\n\n')}

${withers(k, fields, noun)}

${k.members(k.maybe(70, equality(identity, noun)), k.maybe(70, asText(k.some(fields, 4), noun)))}
}`;
}

export function statusEnum(k) {
  const { status, statuses, noun } = k.thing;
  k.name(status);
  const last = statuses.at(-1);
  const withLabel = k.flip(60);
  const label = (name) => name.toLowerCase().replace('_', ' ');
  return `/** Where ${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun} stands. */
public enum ${status} {
${statuses.map((name) => `    ${name}${withLabel ? `("${label(name)}", ${name === last})` : ''}`).join(',\n')};

${
  withLabel
    ? `    private final String label;
    private final boolean end;

    ${status}(String label, boolean end) {
        this.label = label;
        this.end = end;
    }

    public String label() {
        return label;
    }

    public boolean isEnd() {
        return end;
    }`
    : `    public boolean isEnd() {
        return this == ${last};
    }

    public String label() {
        return name().toLowerCase();
    }`
}

    public ${status} next() {
        ${
          k.flip()
            ? `switch (this) {
${statuses
  .slice(0, -1)
  .map(
    (name, index) => `            case ${name}:
                return ${statuses[index + 1]};`,
  )
  .join('\n')}
            default:
                return this;
        }`
            : `return switch (this) {
${statuses
  .slice(0, -1)
  .map((name, index) => `            case ${name} -> ${statuses[index + 1]};`)
  .join('\n')}
            default -> this;
        };`
        }
    }

    public boolean isBefore(${status} other) {
        return ${k.flip() ? 'ordinal() < other.ordinal()' : 'compareTo(other) < 0'};
    }
${k.maybe(
  50,
  `
    public static ${status} parse(String text) {
        for (${status} one : values()) {
            if (one.name().equalsIgnoreCase(text${k.maybe(50, '.trim()')})) {
                return one;
            }
        }
        throw new IllegalArgumentException("unknown status: " + text);
    }`,
)}
}`;
}

export function exceptionClass(k) {
  const { exception, noun, variable } = k.thing;
  k.name(exception);
  return `/** Something that cannot be done with a ${noun}. */
public class ${exception} extends RuntimeException {
    private final long ${variable}Id;

    public ${exception}(String message, long ${variable}Id) {
        super(message);
        this.${variable}Id = ${variable}Id;
    }

    public ${exception}(String message, long ${variable}Id, Throwable cause) {
        super(message, cause);
        this.${variable}Id = ${variable}Id;
    }

    public long get${noun}Id() {
        return ${variable}Id;
    }

    public static ${exception} notFound(long id) {
        return new ${exception}("there is no ${variable} " + id, id);
    }
}`;
}

export function repository(k) {
  const { repository: type, noun, variable, plural, texts, status } = k.thing;
  k.name(type);
  return `/** Where the ${plural} are kept. */
public interface ${type} {
    ${noun} find(long id);

    List<${noun}> findAll();

    List<${noun}> findByStatus(${status} status);

    void save(${noun} ${variable});

    boolean remove(long id);

    default boolean exists(long id) {
        return find(id) != null;
    }

    default int countBy${capital(texts[0])}(String ${texts[0]}) {
        int count = 0;
        for (${noun} ${variable} : findAll()) {
            if (${texts[0]}.equals(${k.get(variable, texts[0])})) {
                count++;
            }
        }
        return count;
    }
}`;
}

export const CORE = [entity, statusEnum, exceptionClass, repository];
