/**
 * How fast the strategies are, and how much faster than the way their originals were published.
 *
 * <p>From the folder of the whole project:
 *
 * <pre>{@code
 * mvn -q -Dquick -DskipTests -pl gobang-benchmarks -am package
 * java -jar gobang-benchmarks/target/gobang-benchmarks.jar
 * }</pre>
 *
 * <p>{@link org.gobang.benchmarks.BenchmarkMain} prints the ratios at the end; it takes JMH's own
 * options ({@code -h} lists them), such as {@code -f 1 -wi 1 -i 1} for a quick look. {@link
 * org.gobang.benchmarks.PublishedStrategy} is what the strategies are compared with. {@link
 * org.gobang.benchmarks.ThreadScaling} says what more threads bring to the search, {@link
 * org.gobang.benchmarks.ResponseTimeMeasurement} how late engines answer on a loaded machine.
 */
package org.gobang.benchmarks;
