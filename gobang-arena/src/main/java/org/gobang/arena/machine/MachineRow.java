package org.gobang.arena.machine;

import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.arena.play.Machine;

/**
 * The statistics of a machine in a tournament.
 *
 * @param machine the machine at the time of its last game; empty for this process
 * @param games the games that it played
 * @param crashes those of them that ended as a player crashed or ended its process
 * @param timeLosses those of them that were lost on time
 * @param residual the difference of the results from those of the other machines, in standard
 *     deviations beyond chance: 0 or more, above 3 for about one in a thousand honest machines;
 *     empty if there are too few comparable pairs
 */
public record MachineRow(
    Optional<Machine> machine, int games, int crashes, int timeLosses, OptionalDouble residual) {

  /** The residual above which the results of a machine are unlikely to be chance. */
  public static final double SUSPICIOUS = 3;

  /**
   * Returns whether the results are unlikely to be chance.
   *
   * @return whether the residual is above {@link #SUSPICIOUS}
   */
  public boolean isSuspicious() {
    return residual.isPresent() && residual.getAsDouble() > SUSPICIOUS;
  }
}
