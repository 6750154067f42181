/**
 * The workbench for interfaces: plugins, boards, games, analyses, preferences and files joined
 * behind the contract's {@link org.gobang.api.workbench.Workbench}.
 */
package org.gobang.workbench;
