/**
 * Measures the speed of the strategies, of the boards, of random games on them and of the search.
 *
 * <p>From the folder of the whole project:
 *
 * <pre>{@code
 * mvn -q -Dquick -Dmaven.test.skip=true -pl tools/gobang-benchmarks -am package
 * java -jar tools/gobang-benchmarks/target/quick/gobang-benchmarks.jar
 * }</pre>
 *
 * <p>The program takes JMH's own options ({@code -h} lists them), such as {@code -f 1 -wi 1 -i 1}
 * for a quick look. {@link org.gobang.benchmarks.ThreadScaling} measures nodes a second on one
 * thread and on more, {@link org.gobang.benchmarks.OpenGames} the threads and the memory of many
 * games in one process.
 */
package org.gobang.benchmarks;
