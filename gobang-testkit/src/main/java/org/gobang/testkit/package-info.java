/**
 * Contract tests that a plugin's author extends with one line each.
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
 * <p>There is one for each service: {@link org.gobang.testkit.PlayerContract}, {@link
 * org.gobang.testkit.EvaluatorContract}, {@link org.gobang.testkit.BoardContract}, {@link
 * org.gobang.testkit.RendererContract} and {@link org.gobang.testkit.RecordFormatContract}. A test
 * whose name starts with {@code required_} fails where a promise of the api is broken, and says
 * which. One that starts with {@code optional_} is about what plugins had better do: where they do
 * not, it is reported as skipped, with the reason.
 *
 * <p>For tests of an author's own, {@link org.gobang.testkit.TestBoards} has boards, and {@link
 * org.gobang.testkit.TestTurn} asks a player for a move.
 *
 * <h2>In an author's project</h2>
 *
 * <p>One dependency of scope {@code test}, {@code org.gobang:gobang-testkit}, brings JUnit's api
 * and the bundled rules along; the build tool brings JUnit's engine (Surefire does by itself).
 *
 * <p>On the class path there is nothing more to do. The rules are found by their files in {@code
 * META-INF/services}, a board of the author's own by the one that it has to have there anyway. The
 * same holds where Maven tests a module: it puts what the module itself does not require, this kit
 * for one, on the class path.
 *
 * <p>Tests that are a module of their own declare
 *
 * <pre>{@code
 * open module com.example.mine.test {
 *   requires com.example.mine;
 *   requires org.gobang.testkit;
 *   requires org.junit.jupiter.api;
 * }
 * }</pre>
 *
 * <p>and the rules are found because {@code org.gobang.rules} provides them, if only it lies on the
 * module path.
 *
 * <h2>Without JUnit</h2>
 *
 * <p>A program that checks plugins runs the required tests by {@link
 * org.gobang.testkit.RequiredCheck}, as {@code gobang watch} does. The kit needs JUnit only to be
 * compiled, and where JUnit runs the tests.
 */
package org.gobang.testkit;
