package org.gobang.ui.swing.window;

import java.awt.event.MouseWheelEvent;
import java.awt.event.MouseWheelListener;
import java.util.function.Consumer;
import org.gobang.presentation.review.Navigation.Step;

/** Steps through the game with the wheel: towards the hand is forth. */
final class WheelSteps implements MouseWheelListener {

  private final Consumer<Step> steps;

  /** What fine wheels and touchpads have turned and is not a whole step yet. */
  private double turned;

  WheelSteps(Consumer<Step> steps) {
    this.steps = steps;
  }

  @Override
  public void mouseWheelMoved(MouseWheelEvent event) {
    turned += event.getPreciseWheelRotation();
    for (; turned >= 1; turned--) {
      steps.accept(Step.FORTH);
    }
    for (; turned <= -1; turned++) {
      steps.accept(Step.BACK);
    }
  }
}
