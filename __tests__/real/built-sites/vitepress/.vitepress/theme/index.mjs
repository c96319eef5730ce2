import DefaultTheme from 'vitepress/theme';
import './release.css';
import OpenDiagram from './OpenDiagram.vue';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('OpenDiagram', OpenDiagram),
};
