import { createApp } from 'vue';
import { createRouter, createWebHashHistory } from 'vue-router';
import App from './App.vue';
import Guide from './Guide.vue';
import './release.css';

const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/guides/:name', component: Guide },
    { path: '/reference', component: () => import('./Reference.vue') },
  ],
});
createApp(App).use(router).mount('#app');
