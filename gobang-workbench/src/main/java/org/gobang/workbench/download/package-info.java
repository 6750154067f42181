/** Files from the web: their size and the time that a server may take are limited. */
package org.gobang.workbench.download;
