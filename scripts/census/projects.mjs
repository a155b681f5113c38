/**
 * The projects of the census: nobody here wrote them, and none has a specification. `sha256` is of the jar of sources, so that numbers of
 * different days are of the same text. `under`: only this folder is checked, where the whole does not end in the time; the table says so.
 * Neighbours: `../census.mjs`.
 */
export const PROJECTS = [
  {
    name: 'HikariCP',
    group: 'com.zaxxer',
    artifact: 'HikariCP',
    version: '5.1.0',
    sha256: '1fa555b1bbd28921666f2cd397a3d25af618d9530245aeed1dd3e6160c6705fa',
  },
  {
    name: 'commons-pool2',
    group: 'org.apache.commons',
    artifact: 'commons-pool2',
    version: '2.12.0',
    sha256: '719eb3f74c3d6f2106054be5d1c6b7a2f70a31ddcb6a557b95994d97e8361250',
  },
  {
    name: 'caffeine',
    group: 'com.github.ben-manes.caffeine',
    artifact: 'caffeine',
    version: '3.1.8',
    sha256: '7c8237f5d8f23654e7091056316a3730636b7a0f2e6fce450e2bd522090d6b7f',
  },
  {
    name: 'logback-core',
    group: 'ch.qos.logback',
    artifact: 'logback-core',
    version: '1.5.6',
    sha256: '5e06c4e3cfd283ea10b4f73c199a8acb913eb7201d95b609c601e50b2bff7b61',
  },
  {
    name: 'netty-common',
    group: 'io.netty',
    artifact: 'netty-common',
    version: '4.1.110.Final',
    sha256: 'ca8799963fdfc712f0b87120f1b6a5e728444eeb41feaf2ecca52435b03bf099',
  },
  {
    name: 'httpcore5',
    group: 'org.apache.httpcomponents.core5',
    artifact: 'httpcore5',
    version: '5.2.4',
    sha256: '50461ee6f348e04037460ffc217c0cd010908242546c744458cbb2eaae9c82e9',
  },
  {
    name: 'guava',
    group: 'com.google.guava',
    artifact: 'guava',
    version: '33.2.1-jre',
    sha256: 'cce2aba265b7e1260c21f37af6d074bc2c322743dcedc27c573bc342b2d99c79',
  },
  {
    name: 'jackson-databind',
    group: 'com.fasterxml.jackson.core',
    artifact: 'jackson-databind',
    version: '2.17.1',
    sha256: '4ff287ea4cb7030793be989007aa9b4bf22f88b3722a96cdec54fa9867bcc0be',
  },
  {
    name: 'rxjava',
    group: 'io.reactivex.rxjava3',
    artifact: 'rxjava',
    version: '3.1.8',
    sha256: '288b3dc26dccc5ac6c3e221872ffe2f9b94179cdd85aac519b10e5b151586757',
  },
];
