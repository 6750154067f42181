/**
 * Fits the evaluation of the search engine to games of the engine against itself. From the folder
 * of the whole project:
 *
 * <pre>{@code
 * mvn -B -q -Dquick -Dmaven.test.skip=true -pl tools/gobang-tuning -am package
 * java -jar tools/gobang-tuning/target/quick/gobang-tuning.jar --games 20000 --nodes 2000 --seed 1
 * }</pre>
 *
 * <p>{@link org.gobang.tuning.TuneCommand} is the whole loop: a {@link
 * org.gobang.tuning.GameGenerator} plays games, {@link org.gobang.tuning.Samples} takes their quiet
 * positions, {@link org.gobang.tuning.EvaluationFit} finds the weights of a {@link
 * org.gobang.tuning.EvaluationModel}, and the engine's resource is written for the next build.
 * {@link org.gobang.tuning.LossCommand} measures how well the old evaluation and the new predict
 * games of others, which {@link org.gobang.tuning.ArenaGamesCommand} takes from arena runs; {@link
 * org.gobang.tuning.MatchCommand} plays one against the other.
 *
 * <p>{@link org.gobang.tuning.MoveOrderingCommand} fits the move ordering. {@link
 * org.gobang.tuning.OpeningsCommand} makes the openings bundled with the arena, and {@link
 * org.gobang.tuning.MakeProblemsCommand} the problems of tactics; these two commands made the
 * present openings, with the engine of that day:
 *
 * <pre>{@code
 * java -jar tools/gobang-tuning/target/quick/gobang-tuning.jar openings
 * java -jar tools/gobang-tuning/target/quick/gobang-tuning.jar openings --rules renju --count 300 --stones 7
 * }</pre>
 *
 * <p>Games, matches and openings are {@link org.gobang.tuning.Task}s, done on threads or by workers
 * elsewhere, {@link org.gobang.tuning.JoinTuningCommand}.
 *
 * <p>The same options and the same engine make the same file on any machine.
 */
@NullMarked
package org.gobang.tuning;

import org.jspecify.annotations.NullMarked;
