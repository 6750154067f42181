/** {@code gobang completion}: scripts with which shells complete the command line. */
package org.gobang.launcher.completion;
