/**
 * Benchmarks of players, boards, random games and the search.
 *
 * <p>Run in the root folder of the project:
 *
 * <pre>{@code
 * mvn -q -Dquick -Dmaven.test.skip=true -pl tools/gobang-benchmarks -am package
 * java -jar tools/gobang-benchmarks/target/quick/gobang-benchmarks.jar
 * }</pre>
 *
 * <p>The program has the options of JMH ({@code -h} lists them), for example {@code -f 1 -wi 1 -i
 * 1} for a quick look. {@link org.gobang.benchmarks.ThreadScaling} measures nodes a second on one
 * thread and on more, {@link org.gobang.benchmarks.OpenGames} the threads and the memory of many
 * games in one process.
 */
package org.gobang.benchmarks;
