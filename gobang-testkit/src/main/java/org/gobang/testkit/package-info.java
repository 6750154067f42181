/**
 * Contract tests for plugins. A test class of a plugin extends one of them with a single line of
 * code.
 *
 * <pre>{@code
 * class MineContractTest extends PlayerContract {
 *   @Override
 *   protected PlayerProvider provider() {
 *     return new MineProvider();
 *   }
 * }
 * }</pre>
 *
 * <p>Each service has one contract: {@link org.gobang.testkit.PlayerContract}, {@link
 * org.gobang.testkit.EvaluatorContract}, {@link org.gobang.testkit.BoardContract}, {@link
 * org.gobang.testkit.RendererContract} and {@link org.gobang.testkit.RecordFormatContract}. A test
 * whose name starts with {@code required_} fails if the plugin violates the API, and names the
 * violated requirement. A test whose name starts with {@code optional_} checks a recommendation; if
 * the plugin does not follow it, the test is reported as skipped, with the reason.
 *
 * <p>For other tests, {@link org.gobang.testkit.TestBoards} provides boards, and {@link
 * org.gobang.testkit.TestTurn} requests a move from a player.
 *
 * <h2>In a plugin project</h2>
 *
 * <p>One dependency of scope {@code test}, {@code org.gobang:gobang-testkit}, includes the JUnit
 * API and the bundled rules. The build tool provides the JUnit engine (Surefire does so
 * automatically).
 *
 * <p>On the class path, no further configuration is needed. Rules, including those of the plugin,
 * are found by their files in {@code META-INF/services}. This also applies when Maven tests a
 * module: it puts dependencies that the module does not require, such as this kit, on the class
 * path.
 *
 * <p>Tests in a separate module declare
 *
 * <pre>{@code
 * open module com.example.mine.test {
 *   requires com.example.mine;
 *   requires org.gobang.testkit;
 *   requires org.junit.jupiter.api;
 * }
 * }</pre>
 *
 * <p>and the rules are found if {@code org.gobang.rules} is on the module path.
 *
 * <h2>Without JUnit</h2>
 *
 * <p>Programs that check plugins run the required tests with {@link
 * org.gobang.testkit.RequiredCheck}, as {@code gobang watch} does. The kit needs JUnit only at
 * compile time, and when JUnit runs the tests.
 */
package org.gobang.testkit;
