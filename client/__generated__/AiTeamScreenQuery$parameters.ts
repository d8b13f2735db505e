/**
 * @generated SignedSource<<ff6812dadc52b407b5b8613f1301045b>>
 * @relayHash ee7183afa3084b21400c720349314656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID babe82015ced907f8410edf5c1a99fd98ba180adc5b4aa3812d64c35f2e0a1d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AiTeamScreenQuery } from './AiTeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<AiTeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "babe82015ced907f8410edf5c1a99fd98ba180adc5b4aa3812d64c35f2e0a1d5",
    "metadata": {},
    "name": "AiTeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
