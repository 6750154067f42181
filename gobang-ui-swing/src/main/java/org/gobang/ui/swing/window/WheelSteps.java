package org.gobang.ui.swing.window;

import java.awt.event.MouseWheelEvent;
import java.awt.event.MouseWheelListener;
import java.util.function.Consumer;
import org.gobang.presentation.review.Navigation.Step;

/** A listener that steps through the game with the mouse wheel. Scrolling down goes forward. */
final class WheelSteps implements MouseWheelListener {

  private final Consumer<Step> steps;

  /** The accumulated fraction of a step, for high-resolution wheels and touchpads. */
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
