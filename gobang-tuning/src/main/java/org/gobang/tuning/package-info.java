/**
 * Fits the search engine's evaluation to the engine's own games. From the folder of the whole
 * project:
 *
 * <pre>{@code
 * mvn -B -q -Dquick -Dmaven.test.skip=true -pl gobang-tuning -am package
 * java -jar gobang-tuning/target/quick/gobang-tuning.jar --games 20000 --nodes 2000 --seed 1
 * }</pre>
 *
 * <p>{@link org.gobang.tuning.TuneCommand} is the whole loop: a {@link
 * org.gobang.tuning.GameGenerator} plays games, {@link org.gobang.tuning.Samples} takes their quiet
 * positions, {@link org.gobang.tuning.EvaluationFit} finds the weights of a {@link
 * org.gobang.tuning.EvaluationModel}, and the engine's resource is written, which the next build
 * takes in. {@link org.gobang.tuning.MatchCommand} plays what was before against what came of it.
 *
 * <p>Apart from that {@link org.gobang.tuning.OpeningsCommand} makes the openings that the arena
 * bundles. These two commands made those that are there, with the engine of that day:
 *
 * <pre>{@code
 * java -jar gobang-tuning/target/quick/gobang-tuning.jar openings
 * java -jar gobang-tuning/target/quick/gobang-tuning.jar openings --rules renju --count 300 --stones 7
 * }</pre>
 *
 * <p>The same options on the same engine make the same file, on any machine.
 */
@NullMarked
package org.gobang.tuning;

import org.jspecify.annotations.NullMarked;
