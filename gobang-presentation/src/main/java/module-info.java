import org.jspecify.annotations.NullMarked;

/**
 * What all front ends do alike, on the contract alone; each front end adds its own view and input.
 *
 * <p>Other front ends may use it; it may still change.
 */
@NullMarked
module org.gobang.presentation {
  requires transitive org.gobang.api;
  requires static org.jspecify;

  exports org.gobang.presentation;
}
